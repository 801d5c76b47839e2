// Package rendertest compares painted pictures with the ones that were approved.
// Golden is what a test calls; Compare is the rule: exactly equal where the
// renderer is the one on record, else equal up to a tolerance that forgives the
// rounding of another driver but not a label moved by a pixel, a 3 in place of
// an 8 or a missing token.
//
// A missing golden fails and writes a candidate beside where it should be;
// after a failure got, want and a picture of the difference lie there too. Run
// the tests with ALIBI_UPDATE=1 to approve what they paint now.
package rendertest

/**
 * The smallest integer from 1 to `most` that passes a monotone test (once passed, every larger number passes);
 * `null` if none does. The number of tests grows with the logarithm of the answer.
 */
export function leastMatching(most: number, passes: (number: number) => boolean): number | null {
  if (most < 1 || !passes(most)) return null;
  let failing = 0;
  let passing = 1;
  while (passing < most && !passes(passing)) {
    failing = passing;
    passing = Math.min(2 * passing, most);
  }
  while (passing - failing > 1) {
    const middle = (failing + passing) >> 1;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

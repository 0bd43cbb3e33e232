/**
 * Up to this many models more than the fewest, every number is shown; beyond that only steps that can be
 * distinguished on a screen.
 */
const EVERY_STEP = 40;
const STEP_RATIO = 1.04;

/** Whether a plan with this number of models is shown; must be called with rising numbers. */
export function wantedSteps(first: number): (k: number) => boolean {
  let last = first;
  return (k) => {
    if (k > first + EVERY_STEP && k < last * STEP_RATIO) return false;
    last = k;
    return true;
  };
}

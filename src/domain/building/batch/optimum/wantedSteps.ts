/** Up to here every number of models has a plan; beyond, only steps that a person can tell apart on a screen. */
const EVERY_STEP = 40;
const STEP_RATIO = 1.04;

/** Whether a plan of so many models is shown, asked for rising numbers. */
export function wantedSteps(first: number): (k: number) => boolean {
  let last = first;
  return (k) => {
    if (k > first + EVERY_STEP && k < last * STEP_RATIO) return false;
    last = k;
    return true;
  };
}

/** Supply water is changed in steps of 0.1 K: no finer than anyone sets it. */
const STEPS_PER_KELVIN = 10;
/** What a request may state, ℃. */
const COLDEST = 0;
const WARMEST = 100;
/** 6.3 ℃ times 10 is not 63 to the last digit. */
const ROUNDING = 1e-9;

/** Temperatures that supply water can be changed to, one step further away after the other. */
export interface WaterSteps {
  readonly count: number;
  /** ℃ of step 1 to `count`. */
  readonly at: (step: number) => number;
}

/** Whole tenths of a degree below a temperature, ℃, down to the coldest. */
export function colderSteps(water: number): WaterSteps {
  const first = Math.ceil(water * STEPS_PER_KELVIN - ROUNDING) - 1;
  return {
    count: first - COLDEST * STEPS_PER_KELVIN + 1,
    at: (step) => (first - step + 1) / STEPS_PER_KELVIN,
  };
}

/** Whole tenths of a degree above a temperature, ℃, up to the warmest. */
export function warmerSteps(water: number): WaterSteps {
  const first = Math.floor(water * STEPS_PER_KELVIN + ROUNDING) + 1;
  return {
    count: WARMEST * STEPS_PER_KELVIN - first + 1,
    at: (step) => (first + step - 1) / STEPS_PER_KELVIN,
  };
}

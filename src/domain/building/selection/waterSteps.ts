/** Limits of a request, ℃. */
const COLDEST = 0;
const WARMEST = 100;
/** A temperature this close to a whole degree counts as one. */
const ROUNDING = 1e-9;

/**
 * Temperatures that supply water can be changed to, each one step further away: whole degrees, because its field
 * accepts only digits.
 */
export interface WaterSteps {
  readonly count: number;
  /** ℃ of step 1 to `count`. */
  readonly at: (step: number) => number;
}

/** Whole degrees below a temperature, ℃, down to the coldest. */
export function colderSteps(water: number): WaterSteps {
  const first = Math.ceil(water - ROUNDING) - 1;
  return { count: first - COLDEST + 1, at: (step) => first - step + 1 };
}

/** Whole degrees above a temperature, ℃, up to the warmest. */
export function warmerSteps(water: number): WaterSteps {
  const first = Math.floor(water + ROUNDING) + 1;
  return { count: WARMEST - first + 1, at: (step) => first + step - 1 };
}

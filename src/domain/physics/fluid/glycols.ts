import { massFraction, temperature, type MassFraction, type Temperature } from "../../base/units.ts";

/** Antifreeze that is mixed with water. */
export type Glycol = "ethylene" | "propylene";

/** Freezing point as a polynomial of x − x0, constant first; Melinder 2010, as in CoolProp. */
const FREEZING: Readonly<Record<Glycol, { readonly x0: number; readonly terms: readonly number[] }>> = {
  ethylene: { x0: 0.308_462, terms: [-15.25, -80.8, -133.4, -72.93, 100.6, 11.4] },
  propylene: { x0: 0.307_031, terms: [-13.25, -66.31, -109.4, -228.3, -340.9, 146.5] },
};

/** Mass fractions between which the polynomials hold; below them, values are interpolated from water. */
export const GLYCOL_FRACTIONS = { least: 0.1, most: 0.6 } as const;
/** ℃ */
export const GLYCOL_MOST_TEMPERATURE = 100;

/** c0 + c1·x + c2·x² + … */
export const polynomial = (terms: readonly number[], x: number): number =>
  terms.reduceRight((sum, term) => sum * x + term, 0);

/**
 * ℃ at which the first ice forms; for fractions below 0.1 interpolated between water's 0 ℃ and the value at 0.1.
 */
export function freezingPoint(glycol: Glycol, x: MassFraction): Temperature {
  const { x0, terms } = FREEZING[glycol];
  const within = Math.max(x, GLYCOL_FRACTIONS.least);
  return temperature(polynomial(terms, within - x0) * Math.min(x / GLYCOL_FRACTIONS.least, 1));
}

/**
 * K between the freezing point and the coldest temperature that the liquid must withstand; a margin of our own.
 */
export const FROST_MARGIN = 3;
const STEPS = 60;

/**
 * The least mass fraction whose freezing point is `FROST_MARGIN` below a temperature; null if none in the range is
 * enough.
 */
export function leastFraction(glycol: Glycol, coldest: Temperature): MassFraction | null {
  const aim = coldest - FROST_MARGIN;
  if (aim >= 0) return massFraction(0);
  if (freezingPoint(glycol, massFraction(GLYCOL_FRACTIONS.most)) > aim) return null;
  // The freezing point falls steadily with the fraction.
  let [less, more] = [0, GLYCOL_FRACTIONS.most as number];
  for (let step = 0; step < STEPS; step++) {
    const middle = (less + more) / 2;
    if (freezingPoint(glycol, massFraction(middle)) > aim) less = middle;
    else more = middle;
  }
  return massFraction(more);
}

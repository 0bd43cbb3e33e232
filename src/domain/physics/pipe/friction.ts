/** Flow is laminar up to this Reynolds number. */
const LAMINAR = 2000;
/** The equation of Colebrook and White holds from this Reynolds number on. */
const TURBULENT = 4000;
const LAMINAR_FACTOR = 64;
/** The start of the iteration was not checked for rougher pipes. */
const ROUGHEST = 0.05;
/**
 * The start lies within 3.4 % of f, and a step leaves a tenth of the error's cube, so two steps leave less than
 * 1e-14.
 */
const STEPS = 2;

/** Colebrook and White: 1/√f = −2·lg(K/(3.7·d) + 2.51/(Re·√f)). */
const ROUGH = 3.7;
const SMOOTH = 2.51;

/** 1/√f of Swamee and Jain: −2·lg(K/(3.7·d) + 5.74/Re^0.9). */
const inverseRoot = (re: number, relative: number): number =>
  -2 * Math.log10(relative / ROUGH + 5.74 / re ** 0.9);

/**
 * Darcy friction factor of Swamee and Jain (1976), the explicit form in EPANET; here only the start of the
 * iteration.
 *
 * @param re Reynolds number, 4000 or more
 * @param relative K/d, at most 0.05
 */
export function swameeJain(re: number, relative: number): number {
  const x = inverseRoot(re, relative);
  return 1 / (x * x);
}

const PER_LOGARITHM = 2 / Math.LN10;

/**
 * Colebrook and White by Halley's method in x = 1/√f, to 1e-12. The logarithms take most of the time, so few steps
 * count.
 */
function colebrook(re: number, relative: number): number {
  const fixed = relative / ROUGH;
  const slope = SMOOTH / re;
  let x = inverseRoot(re, relative);
  for (let step = 0; step < STEPS; step++) {
    const inner = fixed + slope * x;
    const part = slope / inner;
    const value = x + 2 * Math.log10(inner);
    const first = 1 + PER_LOGARITHM * part;
    const second = -PER_LOGARITHM * part * part;
    x -= (2 * value * first) / (2 * first * first - value * second);
  }
  return 1 / (x * x);
}

/**
 * Darcy friction factor: 64/Re up to 2000, Colebrook and White from 4000, linear in Re between them. So it has no
 * jump, and friction rises with flow everywhere. NaN for K/d above 0.05 and for NaN.
 *
 * @param re Reynolds number, v·d/ν
 * @param relative K/d
 */
export function frictionFactor(re: number, relative: number): number {
  if (!(re > 0 && relative >= 0 && relative <= ROUGHEST)) return Number.NaN;
  if (re <= LAMINAR) return LAMINAR_FACTOR / re;
  if (re >= TURBULENT) return colebrook(re, relative);
  const laminar = LAMINAR_FACTOR / LAMINAR;
  const share = (re - LAMINAR) / (TURBULENT - LAMINAR);
  return laminar + share * (colebrook(TURBULENT, relative) - laminar);
}

/**
 * Darcy friction factor of Altshul, f = 0.11·(K/d + 68/Re)^0.25, as Chinese programs use it: 0.3 to 1.2 % below
 * Colebrook and White in common pipes and ducts. For comparison only.
 */
export const altshul = (re: number, relative: number): number => 0.11 * (relative + 68 / re) ** 0.25;

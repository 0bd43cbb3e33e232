import { positionOf, valueAt, type Scale, type ScalePoint } from "./fitScale.ts";

/** About so many rules tell whether a scale is right, and leave the page to be seen. */
const ABOUT = 8;
const STEPS = [1, 2, 5, 10];
/** Both ends of a frame are rules of its own. */
const INSIDE = 0.5;
const DIGITS = 9;
/** A share of a step, so that rounding takes no rule off an end. */
const HAIR = 1e-6;

/** The round step that divides a span in about eight. */
function roundStep(span: number): number {
  const rough = span / ABOUT;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10);
}

const fromTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

function linearValues(low: number, high: number): readonly number[] {
  const step = roundStep(high - low);
  return fromTo(Math.ceil(low / step - HAIR), Math.floor(high / step + HAIR)).map((times) =>
    Number((times * step).toPrecision(DIGITS)),
  );
}

/** Decades with their 2 and 5, as such axes are printed; over a short way as a linear axis. */
function logValues(low: number, high: number): readonly number[] {
  const decades = fromTo(Math.floor(Math.log10(low)), Math.floor(Math.log10(high) + HAIR));
  const values = decades
    .flatMap((power) => [1, 2, 5].map((step) => Number((step * 10 ** power).toPrecision(DIGITS))))
    .filter((value) => value >= low * (1 - HAIR) && value <= high * (1 + HAIR));
  return values.length > 2 ? values : linearValues(low, high);
}

/** Round values of a scale with their positions between two ends, in the order of the values. */
export function axisRules(scale: Scale, [start, end]: readonly [number, number]): readonly ScalePoint[] {
  const [from, to] = [valueAt(scale, start), valueAt(scale, end)];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (!Number.isFinite(low) || !Number.isFinite(high) || low === high) return [];
  const [first, last] = [Math.min(start, end), Math.max(start, end)];
  return (scale.kind === "log" ? logValues(low, high) : linearValues(low, high))
    .map((value) => ({ value, at: positionOf(scale, value) }))
    .filter(({ at }) => at >= first - INSIDE && at <= last + INSIDE);
}

import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { isBesidePoints } from "#domain/catalogue/duty/dutyForms.ts";
import { isAirCode } from "#domain/physics/fluid/airFigures.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import { airShares } from "../../../../support/plain/airShare.ts";
import { fitOfFan, NOTE, SPRUNG, VOLTAGE, type TestFan } from "./searchMaker.ts";

const SAMPLES = 4_000;
/** Equal figures differ by no more than this through rounding. */
const TOUCH = 1e-12;

/**
 * The crossing at the highest flow, by fine sampling of the curve and halving of the last bracket.
 *
 * @param share share of its pressure that the fan gives in the site's air, at every flow
 */
function sampledOperatingPoint(fan: TestFan, needs: (flow: number) => number, share: number): number {
  const fit = fitOfFan(fan);
  if (fit === null) return NaN;
  const over = (flow: number) => share * valueOrNaN(fit, flow) - needs(flow);
  // A curve that ends on the system meets it there whatever the rounding: no sample follows.
  if (Math.abs(over(fit.last)) <= TOUCH * Math.abs(needs(fit.last))) return fit.last;
  const at = (sample: number) => fit.first + ((fit.last - fit.first) * sample) / SAMPLES;
  for (let sample = SAMPLES; sample > 0; sample--) {
    let [low, high] = [at(sample - 1), sample === SAMPLES ? fit.last : at(sample)];
    if (over(low) > 0 === over(high) > 0) continue;
    const isFalling = over(low) > 0;
    for (let step = 0; step < 60; step++) {
      const middle = (low + high) / 2;
      if (over(middle) > 0 === isFalling) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
  return NaN;
}

export const numberOf = (fan: TestFan, code: string): number | null => {
  switch (code) {
    case PROPERTY.airFlow:
      return fan.isDouble ? null : fan.airFlow;
    case PROPERTY.totalPressure:
      return fan.isDouble ? null : fan.totalPressure;
    case PROPERTY.highSpeedAirFlow:
      return fan.isDouble ? fan.airFlow : null;
    case PROPERTY.highSpeedTotalPressure:
      return fan.isDouble ? fan.totalPressure : null;
    case PROPERTY.lowSpeedAirFlow:
      return fan.isDouble ? fan.lowAirFlow : null;
    case PROPERTY.lowSpeedTotalPressure:
      return fan.isDouble ? fan.lowPressure : null;
    case PROPERTY.motorPower:
      return fan.power;
    default:
      return null;
  }
};

export interface PlainMatch {
  readonly flow: number;
  /** The value converted to the test air. */
  readonly value: number;
  readonly worst: number;
}

const PRESSURES: ReadonlySet<string> = new Set([
  PROPERTY.totalPressure,
  PROPERTY.highSpeedTotalPressure,
  PROPERTY.lowSpeedTotalPressure,
]);

function ratedAt(fan: TestFan, code: string, share: number): number | null {
  const rated = numberOf(fan, code);
  return rated !== null && PRESSURES.has(code) ? rated * share : rated;
}

/** Null for a fan that does not meet the duty. */
export function plainMatch(fan: TestFan, targets: AskedConditions["curveProperties"]): PlainMatch | null {
  const isHigh = targets.some(
    ({ code }) => code !== PROPERTY.airFlow && code !== PROPERTY.totalPressure && !isBesidePoints(code),
  );
  if (fan.isDouble !== isHigh) return null;
  const find = (code: string) => targets.find((target) => target.code === code);
  const flowWish = find(PROPERTY.airFlow) ?? find(PROPERTY.highSpeedAirFlow);
  const valueWish = find(PROPERTY.totalPressure) ?? find(PROPERTY.highSpeedTotalPressure);
  const { share } = targets.some(({ code }) => isAirCode(code)) ? airShares(targets) : { share: 1 };
  let [flow, value] = [NaN, NaN];
  if (flowWish && valueWish) {
    const level = find("staticHead")?.value ?? 0;
    const exponent = find("systemExponent")?.value ?? 2;
    const k = (valueWish.value - level) / flowWish.value ** exponent;
    const needs = (at: number) => level + k * at ** exponent;
    flow = sampledOperatingPoint(fan, needs, share);
    value = needs(flow);
    if (Number.isNaN(flow)) return null;
  }
  let worst = 0;
  for (const target of targets.filter(({ code }) => !isBesidePoints(code))) {
    const isPoint = flowWish && valueWish && (target === flowWish || target === valueWish);
    const reached = isPoint ? (target === flowWish ? flow : value) : ratedAt(fan, target.code, share);
    if (reached === null) return null;
    const deviation = Math.abs((reached / target.value - 1) * 100);
    if (deviation > (target.deviationRate ?? 10) + 1e-9) return null;
    worst = Math.max(worst, deviation);
  }
  return { flow, value: value / share, worst };
}

const overlap = ([from, to]: readonly [number | null, number | null], least: number, most: number) =>
  (from ?? -Infinity) <= most && (to ?? Infinity) >= least;

function passesProperty(fan: TestFan, filter: AskedConditions["productProperties"][number]): boolean {
  const { code, values } = filter;
  const [least = "", most = ""] = filter.queryType === "RANGE_TE" ? (values[0]?.split("-") ?? []) : [];
  const [from, to] = [least === "" ? -Infinity : Number(least), most === "" ? Infinity : Number(most)];
  if (code === VOLTAGE) return fan.voltage !== null && overlap(fan.voltage, from, to);
  if (code === NOTE) return fan.note !== null && values.includes(fan.note);
  if (code === SPRUNG) return fan.isSprung !== null && values.includes(String(fan.isSprung));
  if (code === PROPERTY.fanType) return fan.type !== null && values.includes(fan.type);
  const number = numberOf(fan, code);
  return number !== null && number >= from && number <= to;
}

/** Whether a fan meets every condition; `without` leaves out those of one facet. */
export function plainlyPasses(fan: TestFan, asked: AskedConditions, without?: string): boolean {
  if (without !== "brand" && asked.brandCode !== null && fan.brand !== asked.brandCode) return false;
  if (without !== "series" && asked.productSeriesId !== null && fan.series !== asked.productSeriesId)
    return false;
  if (without !== "sample" && asked.isSample !== null && fan.isSample !== asked.isSample) return false;
  if (asked.speedControl !== null && fan.isDouble !== (asked.speedControl === "DOUBLE_SPEED")) return false;
  if (asked.curveProperties.length > 0 && plainMatch(fan, asked.curveProperties) === null) return false;
  return asked.productProperties
    .filter(({ code }) => code !== without)
    .every((filter) => passesProperty(fan, filter));
}

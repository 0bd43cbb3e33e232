import { formatNumber } from "../../base/formatNumber.ts";
import { interpolate } from "../../base/interpolate.ts";
import { greatest, least } from "../../base/lists.ts";
import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import { curveValues, type CurveValue } from "./curveValues.ts";
import { readingError } from "./readingError.ts";
import type { SheetCurve } from "./SheetAxis.ts";

/** Number of points at which a curve is examined. */
const PLACES = 60;
/** A rise or a crossing is the curve's if it is more than so many reading errors. */
const ERRORS = 2;
/** Scaled to another speed, curves of one machine agree within this share of their greatest value. */
const AFFINITY = 0.05;
const WHOLE = 100;

/** A curve as values, with how far they may be off. */
interface Valued {
  readonly curve: SheetCurve;
  readonly values: readonly CurveValue[];
  readonly error: number;
}

const isLift = ({ quantity }: SheetCurve) => {
  const { axis } = CURVE_QUANTITIES[quantity];
  return axis === "head" || axis === "pressure";
};

const nameOf = ({ quantity, setting }: SheetCurve) =>
  `${setting === "" ? "" : `${setting} 的`}${CURVE_QUANTITIES[quantity].name}`;

const flowWords = (flow: number, { x }: SheetCurve) => `${Number(flow.toPrecision(2))} ${x.unit}`;

/**
 * What is unusual in the shapes of curves that were read, as sentences: a droop, a saddle, curves of one quantity
 * that cross or lie in the wrong order, speeds that do not follow the affinity laws. Nothing of it is smoothed
 * away.
 */
export function shapeWords(curves: readonly SheetCurve[]): readonly string[] {
  const valued = curves.map((curve): Valued => ({
    curve,
    values: curveValues(curve, PLACES),
    error: ERRORS * readingError(curve).y,
  }));
  const families = new Map<string, Valued[]>();
  for (const one of valued) {
    const key = `${one.curve.quantity} ${one.curve.y.unit} ${one.curve.x.unit}`;
    families.set(key, [...(families.get(key) ?? []), one]);
  }
  return [
    ...valued.filter(({ curve }) => isLift(curve)).flatMap(bendWords),
    ...[...families.values()].flatMap(familyWords),
  ];
}

/** A head or pressure that first rises is drooping; one that falls and rises again has a saddle. */
function bendWords({ curve, values, error }: Valued): readonly string[] {
  const [first] = values;
  if (!first) return [];
  const top = values.reduce((best, value) => (value[1] > best[1] ? value : best));
  const saddle = saddleOf(values, error);
  if (saddle !== null) return [`${nameOf(curve)}在 ${flowWords(saddle, curve)} 处先降后升（马鞍形）`];
  return top[1] - first[1] > error
    ? [`${nameOf(curve)}在 ${flowWords(top[0], curve)} 处最高，小流量处下垂（驼峰）`]
    : [];
}

/** The flow of the lowest point between two that are higher by more than the error. */
function saddleOf(values: readonly CurveValue[], error: number): number | null {
  let highest = Number.NEGATIVE_INFINITY;
  for (const [at, [flow, value]] of values.entries()) {
    highest = Math.max(highest, value);
    const later = greatest(values.slice(at).map(([, each]) => each));
    if (highest - value > error && later - value > error) {
      const rest = values.slice(at, values.findIndex(([, each], nth) => nth >= at && each === later) + 1);
      return rest.reduce((low, each) => (each[1] < low[1] ? each : low), [flow, value] as CurveValue)[0];
    }
  }
  return null;
}

const figureOf = (setting: string, form: RegExp) => {
  const figure = form.exec(setting.trim())?.groups?.["figure"];
  return figure === undefined ? null : Number(figure);
};
const speedOf = ({ setting }: SheetCurve) => figureOf(setting, /^(?<figure>\d+(?:\.\d+)?)\s*r\/min$/u);
const diameterOf = ({ setting }: SheetCurve) => figureOf(setting, /^[ØΦφ](?<figure>\d+(?:\.\d+)?)/u);

function familyWords(family: readonly Valued[]): readonly string[] {
  return family.flatMap((one, at) =>
    family.slice(at + 1).flatMap((other) => [...orderWords(one, other), ...affinityWords(one, other)]),
  );
}

const span = (values: readonly CurveValue[]): readonly [number, number] => [
  values[0]?.[0] ?? 0,
  values.at(-1)?.[0] ?? 0,
];

/** By how much one lies above the other at flows that both have. */
function gaps(one: readonly CurveValue[], other: readonly CurveValue[]): readonly number[] {
  const [from, to] = span(other);
  const [xs, ys] = [other.map(([x]) => x), other.map(([, y]) => y)];
  return one
    .filter(([x]) => x >= from && x <= to)
    .flatMap(([x, y]) => {
      const theirs = interpolate(xs, ys, x);
      return theirs === null ? [] : [y - theirs];
    });
}

/** Lifts of several trims or speeds lie above each other in the order of these. */
function orderWords(one: Valued, other: Valued): readonly string[] {
  if (!isLift(one.curve)) return [];
  const apart = gaps(one.values, other.values);
  if (apart.length < 3) return [];
  const error = one.error + other.error;
  const [high, low] = [greatest(apart), least(apart)];
  if (high > error && low < -error)
    return [
      `${one.curve.setting} 与 ${other.curve.setting} 的${CURVE_QUANTITIES[one.curve.quantity].name}曲线相交`,
    ];
  for (const of of [speedOf, diameterOf]) {
    const [mine, theirs] = [of(one.curve), of(other.curve)];
    if (mine === null || theirs === null || mine === theirs) continue;
    const isAbove = apart.reduce((sum, gap) => sum + gap, 0) / apart.length > 0;
    if (isAbove !== mine > theirs)
      return [
        `${one.curve.setting} 与 ${other.curve.setting} 的${CURVE_QUANTITIES[one.curve.quantity].name}次序相反，请核对工况`,
      ];
  }
  return [];
}

/** Flow goes with the speed, a quantity with its power: curves of one machine at two speeds are one curve. */
function affinityWords(one: Valued, other: Valued): readonly string[] {
  const [mine, theirs] = [speedOf(one.curve), speedOf(other.curve)];
  // The affinity law is an estimate for NPSH.
  const exponent = one.curve.quantity === "npsh" ? null : CURVE_QUANTITIES[one.curve.quantity].speedExponent;
  if (mine === null || theirs === null || mine === theirs || exponent === null) return [];
  const rate = mine / theirs;
  const scaled = other.values.map(([x, y]): CurveValue => [x * rate, y * rate ** exponent]);
  const apart = gaps(one.values, scaled);
  const most = greatest(one.values.map(([, y]) => y));
  if (apart.length < 3 || most <= 0) return [];
  const worst = greatest(apart.map(Math.abs));
  if (worst <= Math.max(AFFINITY * most, one.error + other.error * rate ** exponent)) return [];
  const share = formatNumber((WHOLE * worst) / most, 0);
  return [
    `${one.curve.setting} 与 ${other.curve.setting} 的${CURVE_QUANTITIES[one.curve.quantity].name}偏离相似定律，最多 ${share} %`,
  ];
}

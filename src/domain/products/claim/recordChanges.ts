import { CURVE_QUANTITIES, factsOf, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { StatedCurve } from "../../catalogue/machine/productChart.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { exactText } from "../../base/input/exactText.ts";
import { isNameIn } from "../../base/keyed.ts";
import { greatest, least } from "../../base/lists.ts";

/** A property as a record states it; all three values are null if it is not stated. */
export interface StatedProperty {
  readonly code: string;
  readonly name: string;
  readonly unitSymbol: string | null;
  readonly value: number | string | boolean | null;
  readonly valueFrom: number | null;
  readonly valueTo: number | null;
}

/** The contents of a record, with the catalogue's names. */
export interface StatedRecord {
  readonly values: readonly StatedProperty[];
  readonly curves: readonly StatedCurve[];
}

/** A field that differs between two records. */
export interface FieldChange {
  readonly name: string;
  /** Tells several differences of one field apart; empty if there is only one. */
  readonly note: string;
  readonly before: string;
  readonly now: string;
  readonly unit: string;
}

const NONE = "无";
const FLOW_UNIT = "m³/h";

type Stated = Pick<StatedProperty, "value" | "valueFrom" | "valueTo">;

/** @param figure how a number is written */
function statedText({ value, valueFrom, valueTo }: Stated, figure: (value: number) => string): string {
  if (valueFrom !== null && valueTo !== null) return `${figure(valueFrom)} – ${figure(valueTo)}`;
  if (valueFrom !== null) return `≥ ${figure(valueFrom)}`;
  if (valueTo !== null) return `≤ ${figure(valueTo)}`;
  if (value === null) return NONE;
  if (typeof value === "boolean") return value ? "是" : "否";
  return typeof value === "number" ? figure(value) : value;
}

/** Both values in the usual format, with more digits where they would otherwise read alike. */
function bothTexts(before: Stated, now: Stated, unit: string): Pick<FieldChange, "before" | "now"> {
  const formats = [
    (value: number) => formatQuantity(value, unit),
    (value: number) => formatPlain(value),
    exactText,
  ];
  const texts = formats.map((figure) => ({
    before: statedText(before, figure),
    now: statedText(now, figure),
  }));
  // The last format loses nothing; if even that reads alike, nothing more can be done.
  return texts.find((both) => both.before !== both.now) ?? texts.at(-1)!;
}

const UNSTATED: Stated = { value: null, valueFrom: null, valueTo: null };
const stated = (value: number | string | boolean | null): Stated => ({ ...UNSTATED, value });
const isSame = (one: Stated, other: Stated): boolean =>
  one.value === other.value && one.valueFrom === other.valueFrom && one.valueTo === other.valueTo;

function valueChanges(
  before: readonly StatedProperty[],
  now: readonly StatedProperty[],
): readonly FieldChange[] {
  const [former, present] = [byCode(before), byCode(now)];
  // A name that only one record has is kept; if both have it, today's is used.
  return [...new Map([...former, ...present])].flatMap(([code, { name, unitSymbol }]) => {
    const [old, own] = [former.get(code) ?? UNSTATED, present.get(code) ?? UNSTATED];
    if (isSame(old, own)) return [];
    const unit = unitSymbol ?? "";
    const texts = bothTexts(old, own, unit);
    // A figure that was stated as a word before, or the reverse.
    const isOfOtherType = old.value !== null && own.value !== null && typeof old.value !== typeof own.value;
    const note = isOfOtherType || texts.before === texts.now ? "数据类型不同" : "";
    return [{ name, note, ...texts, unit }];
  });
}
const byCode = (values: readonly StatedProperty[]) => new Map(values.map((value) => [value.code, value]));

const isQuantity = (name: string): name is CurveQuantity => isNameIn(CURVE_QUANTITIES, name);

function curveName({ quantity, setting }: StatedCurve): string {
  const name = isQuantity(quantity) ? factsOf(quantity).name : quantity;
  return `${name}曲线${setting === null ? "" : `（${setting}）`}`;
}

/** Curves by setting and quantity; equal ones are numbered. */
function bySetting(curves: readonly StatedCurve[]): ReadonlyMap<string, StatedCurve> {
  const turns = new Map<string, number>();
  return new Map(
    curves.map((curve) => {
      const curveKey = JSON.stringify([curve.quantity, curve.setting]);
      const turn = turns.get(curveKey) ?? 0;
      turns.set(curveKey, turn + 1);
      return [`${curveKey}${turn}`, curve];
    }),
  );
}

type Points = StatedCurve["points"];

function extentText(points: Points): string {
  const flows = points.map(({ x }) => x);
  const ends = `${formatPlain(least(flows))}–${formatPlain(greatest(flows))}`;
  return points.length === 0 ? NONE : `${points.length} 点，${ends} ${FLOW_UNIT}`;
}

/**
 * Difference of two readings as a share of the larger one: 1 if one of them is zero, more than 1 if their signs
 * differ.
 */
const apart = (one: number, other: number): number =>
  one === other ? 0 : Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other));

function pointChanges(before: StatedCurve, now: StatedCurve): readonly FieldChange[] {
  const name = curveName(now);
  const isAtSameFlows =
    before.points.length === now.points.length && before.points.every(({ x }, at) => x === now.points[at]?.x);
  if (!isAtSameFlows) {
    const [old, own] = [extentText(before.points), extentText(now.points)];
    return [{ name, note: old === own ? "测点的流量不同" : "", before: old, now: own, unit: "" }];
  }
  const differing = before.points
    .map(({ x, y }, at) => ({ x, y, own: now.points[at]?.y ?? Number.NaN }))
    .filter(({ y, own }) => y !== own)
    .sort((a, b) => apart(b.y, b.own) - apart(a.y, a.own));
  const [most] = differing;
  if (most === undefined) return [];
  const among = differing.length > 1 ? `，${differing.length} 个测点不同，此处最大` : "";
  const unit = isQuantity(now.quantity) ? factsOf(now.quantity).unit : "";
  return [
    {
      name,
      note: `${formatPlain(most.x)} ${FLOW_UNIT} 处${among}`,
      ...bothTexts(stated(most.y), stated(most.own), unit),
      unit,
    },
  ];
}

function curveChange(before: StatedCurve | undefined, now: StatedCurve | undefined): readonly FieldChange[] {
  const change = (of: StatedCurve, what: string, old: Stated, own: Stated, unit = ""): FieldChange[] =>
    isSame(old, own)
      ? []
      : [{ name: `${curveName(of)}${what}`, note: "", ...bothTexts(old, own, unit), unit }];
  if (before === undefined || now === undefined) {
    const of = now ?? before;
    const text = (curve: StatedCurve | undefined) => stated(curve ? extentText(curve.points) : NONE);
    return of === undefined ? [] : change(of, "", text(before), text(now));
  }
  return [
    ...change(now, "转速", stated(before.rotationalSpeed), stated(now.rotationalSpeed), "r/min"),
    ...change(now, "可按相似定律调速", stated(before.isScalable), stated(now.isScalable)),
    ...pointChanges(before, now),
  ];
}

function curveChanges(before: readonly StatedCurve[], now: readonly StatedCurve[]): readonly FieldChange[] {
  const [former, present] = [bySetting(before), bySetting(now)];
  const changes = [...new Set([...present.keys(), ...former.keys()])].flatMap((curveKey) =>
    curveChange(former.get(curveKey), present.get(curveKey)),
  );
  // The first setting is the one shown by default, so the order matters.
  const orderOf = (own: ReadonlyMap<string, StatedCurve>, other: ReadonlyMap<string, StatedCurve>) =>
    [...own].flatMap(([curveKey, curve]) => (other.has(curveKey) ? curveName(curve) : [])).join("、");
  const [old, own] = [orderOf(former, present), orderOf(present, former)];
  return old === own
    ? changes
    : [...changes, { name: "曲线的顺序", note: "", before: old, now: own, unit: "" }];
}

/**
 * The differences between a record's former and present contents, field by field: properties first, then curves.
 */
export const recordChanges = (before: StatedRecord, now: StatedRecord): readonly FieldChange[] => [
  ...valueChanges(before.values, now.values),
  ...curveChanges(before.curves, now.curves),
];

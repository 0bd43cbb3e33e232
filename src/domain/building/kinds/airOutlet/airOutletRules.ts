import { decimalText } from "../../../base/input/fieldText.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** The typed-in numbers of the outlet filter. */
export type AirOutletNumberField = Exclude<keyof AirOutletFilter, "type" | "brandCode" | "altitude">;

/** What is wrong with a text, for 1.5 s; `clears` empties the field. */
export interface OutletWarning {
  readonly message: string;
  readonly clears: boolean;
}

interface FieldRule {
  /** As in 长宽比不能大于 100. */
  readonly name: string;
  readonly empty: string;
  readonly zero: string;
  readonly max: number;
  readonly unit: string;
}

const VELOCITY: FieldRule = {
  name: "出风口风速",
  empty: "出风口风速不能为空",
  zero: "出风口风速不能为0",
  max: 100,
  unit: " m/s",
};
const ASPECT_RATIO: FieldRule = {
  name: "长宽比",
  empty: "长宽比不能为空",
  zero: "长宽比不能为0",
  max: 100,
  unit: "",
};

/** m: no nozzle throws farther; the end of the range that is asked for. */
export const FARTHEST_THROW = 1000;

/** What no outlet is built for says so at once instead of after a round trip. */
const RULES: Readonly<Record<AirOutletNumberField, FieldRule>> = {
  fromVelocity: VELOCITY,
  toVelocity: VELOCITY,
  aspectRatioFrom: ASPECT_RATIO,
  aspectRatioTo: ASPECT_RATIO,
  nozzleThrow: {
    name: "喷口射程",
    empty: "喷口射程不能为空",
    zero: "喷口射程不能为0",
    max: FARTHEST_THROW,
    unit: " m",
  },
  singleUnitResponsibilityArea: {
    name: "单个风口承担面积",
    empty: "单个风口承担面积不能为空",
    // No area at all is as good as none entered: a room cannot be divided by it.
    zero: "单个风口承担面积不能为空",
    max: 1_000_000,
    unit: " ㎡",
  },
};

/** The range would run backwards if `value` stood in `field`. */
function runsBackwards(field: AirOutletNumberField, value: number, filter: AirOutletFilter): boolean {
  switch (field) {
    case "fromVelocity":
      return value > filter.toVelocity;
    case "toVelocity":
      return value < filter.fromVelocity;
    case "aspectRatioFrom":
      return value > filter.aspectRatioTo;
    case "aspectRatioTo":
      return value < filter.aspectRatioFrom;
    case "nozzleThrow":
    case "singleUnitResponsibilityArea":
      return false;
  }
}

const MAX_DECIMALS = 8;

/** What a field keeps of a typed text: digits and one point, at most 8 decimals. */
export const outletNumberText = (text: string): string => decimalText(text, { maxDecimals: MAX_DECIMALS });

/** Why a text cannot be taken over, or `null`. Texts are as `outletNumberText` leaves them. */
export function outletWarning(
  field: AirOutletNumberField,
  text: string,
  filter: AirOutletFilter,
): OutletWarning | null {
  const { name, empty, zero, max, unit } = RULES[field];
  const trimmed = text.trim();
  if (trimmed === "") return { message: empty, clears: false };
  const value = Number(trimmed);
  if (value === 0) return { message: zero, clears: true };
  if (runsBackwards(field, value, filter)) return { message: "最大值不能小于最小值", clears: true };
  if (value <= max) return null;
  return { message: `${name}不能大于 ${max.toLocaleString("en-US")}${unit}`, clears: true };
}

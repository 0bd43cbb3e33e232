import type { BatchSummary } from "../../batch/state/batchState.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

/** The typed-in numbers of the fan-coil filter. */
export type FanCoilNumberField =
  | "dustCorrectionFactor"
  | "intermittentUseFactor"
  | "summerSupplyWaterTemperature"
  | "winterSupplyWaterTemperature"
  | "singleUnitResponsibilityArea"
  | "staticPressureFrom"
  | "staticPressureTo";

/** What is wrong with a text, for 1.5 s; `clears` empties the field. */
export interface FieldWarning {
  readonly message: string;
  readonly clears: boolean;
}

/** What a text is judged against. The other end of the static pressure counts only for its own two fields. */
export interface FieldContext extends Pick<BatchSummary, "climate"> {
  readonly staticPressure?: Pick<FanCoilFilter["staticPressure"], "from" | "to">;
}

interface FieldRule {
  readonly empty: string;
  /** As in 积灰修正附加率不能大于 100 %. */
  readonly name: string;
  readonly max: number;
  readonly unit: string;
  /** What a number inside the limits may still be wrong by. */
  readonly refuse?: (value: number, context: FieldContext) => string | null;
}

/** The range runs backwards. */
const BACKWARDS = "最大值不能小于最小值";

/** Limits are those of the wire; what no coil is built for says so at once instead of after a round trip. */
const RULES: Readonly<Record<FanCoilNumberField, FieldRule>> = {
  dustCorrectionFactor: { empty: "积灰修正附加率不能为空", name: "积灰修正附加率", max: 100, unit: "%" },
  intermittentUseFactor: { empty: "间歇运行附加率不能为空", name: "间歇运行附加率", max: 100, unit: "%" },
  summerSupplyWaterTemperature: {
    empty: "夏季供水温度（℃）不能为空",
    name: "夏季供水温度",
    max: 100,
    unit: "℃",
    refuse: (value, { climate }) =>
      climate !== null && value > climate.minSummerBulb
        ? "夏季供水温度应小于夏季室内干、湿球温度，请重新输入"
        : null,
  },
  winterSupplyWaterTemperature: {
    empty: "冬季供水温度（℃）不能为空",
    name: "冬季供水温度",
    max: 100,
    unit: "℃",
    refuse: (value, { climate }) =>
      climate !== null && value < climate.maxWinterDryBulb
        ? "冬季供水温度应大于冬季室内干球温度，请重新输入"
        : null,
  },
  singleUnitResponsibilityArea: {
    empty: "单台承担面积不能为空",
    name: "单台承担面积",
    max: 1_000_000,
    unit: "㎡",
    // No area at all is as good as none entered: a room cannot be divided by it.
    refuse: (value) => (value === 0 ? "单台承担面积不能为空" : null),
  },
  staticPressureFrom: {
    empty: "机外静压不能为空",
    name: "机外静压",
    max: 10_000,
    unit: "Pa",
    refuse: (value, { staticPressure }) =>
      staticPressure !== undefined && value > staticPressure.to ? BACKWARDS : null,
  },
  staticPressureTo: {
    empty: "机外静压不能为空",
    name: "机外静压",
    max: 10_000,
    unit: "Pa",
    refuse: (value, { staticPressure }) =>
      staticPressure !== undefined && value < staticPressure.from ? BACKWARDS : null,
  },
};

/**
 * Why a text cannot be taken over, or `null`. Texts hold digits only. Water exactly at a bulb temperature is let
 * through: it transfers nothing, and each room says so.
 */
export function fieldWarning(
  field: FanCoilNumberField,
  text: string,
  context: FieldContext,
): FieldWarning | null {
  const { empty, name, max, unit, refuse } = RULES[field];
  const trimmed = text.trim();
  if (trimmed === "") return { message: empty, clears: false };
  const value = Number(trimmed);
  const message = refuse?.(value, context) ?? null;
  if (message !== null) return { message, clears: true };
  if (value <= max) return null;
  return { message: `${name}不能大于 ${max.toLocaleString("en-US")} ${unit}`, clears: true };
}

import type { NumberFieldOf } from "../../batch/kind/FilterFields.ts";
import { BACKWARDS, numberWarning, type EntryWarning } from "../../batch/kind/numberWarning.ts";
import type { BatchSummary } from "../../batch/state/batchState.ts";
import { FAN_COIL_FIELDS, STATIC_PRESSURE_ENTRY } from "./fanCoilFields.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

export type FanCoilNumberField = NumberFieldOf<FanCoilFilter> | "staticPressureFrom" | "staticPressureTo";

/**
 * The values that a text is checked against. The other end of the static pressure matters only for its own two
 * fields.
 */
interface FieldContext extends Pick<BatchSummary, "climate"> {
  readonly staticPressure?: Pick<FanCoilFilter["staticPressure"], "from" | "to">;
}

type Refusal = (value: number, context: FieldContext) => string | null;

/** Why a number within its limits may still be wrong. */
const REFUSALS: Readonly<Partial<Record<FanCoilNumberField, Refusal>>> = {
  summerSupplyWaterTemperature: (value, { climate }) =>
    climate !== null && value > climate.minSummerBulb
      ? "夏季供水温度应小于夏季室内干、湿球温度，请重新输入"
      : null,
  winterSupplyWaterTemperature: (value, { climate }) =>
    climate !== null && value < climate.maxWinterDryBulb
      ? "冬季供水温度应大于冬季室内干球温度，请重新输入"
      : null,
  staticPressureFrom: (value, { staticPressure }) =>
    staticPressure !== undefined && value > staticPressure.to ? BACKWARDS : null,
  staticPressureTo: (value, { staticPressure }) =>
    staticPressure !== undefined && value < staticPressure.from ? BACKWARDS : null,
};

/**
 * Why a text cannot be accepted, or `null`. Texts hold digits only. Water exactly at a bulb temperature is
 * accepted: it transfers nothing, and each room says so.
 */
export function fieldWarning(
  field: FanCoilNumberField,
  text: string,
  context: FieldContext,
): EntryWarning | null {
  const entry =
    field === "staticPressureFrom" || field === "staticPressureTo"
      ? STATIC_PRESSURE_ENTRY
      : FAN_COIL_FIELDS.fields[field].entry;
  return numberWarning(entry, text, (value) => REFUSALS[field]?.(value, context) ?? null);
}

import * as v from "valibot";
import type { PumpType } from "#domain/catalogue/pumpTypes.ts";
import { codeOf, text, unread } from "../../process/dataSchemas.ts";
import { RecordSourceSchema } from "../measured/RecordSource.ts";
import { ManufacturerSchema } from "../measured/realBrands.ts";

const kind = (name: string, type: PumpType | null) => ({ name, type });

/** Kinds of pumps by the words of the sources. */
export const PUMP_KINDS = {
  "inline pump (dry rotor)": kind("管道离心泵", "V000602"),
  "wet-rotor circulator": kind("湿转子循环泵", "V000606"),
  // The source does not say which of the two it is.
  "circulator or inline pump": kind("循环泵", null),
  // All have one stage.
  "end-suction / multistage centrifugal": kind("单级单吸离心泵", "V000601"),
};

const facts = {
  id: text,
  manufacturer: ManufacturerSchema,
  model: text,
  type: codeOf(PUMP_KINDS),
  source: RecordSourceSchema,
  ...unread("family", "fluid", "density_kg_per_m3", "description", "quality", "speed_source"),
};

const points = <Schema extends v.GenericSchema>(point: Schema) => v.pipe(v.array(point), v.minLength(1));

const WholePointSchema = v.strictObject({
  flow_m3_per_s: v.number(),
  head_m: v.number(),
  electric_power_w: v.number(),
  overall_efficiency_1: v.number(),
  ...unread("pressure_pa"),
});

/** Read from a data sheet at one speed. */
const SheetPumpSchema = v.strictObject({
  ...facts,
  power_meaning: text,
  curves: v.strictTuple([
    v.strictObject({ speed_rpm: v.number(), points: points(WholePointSchema), ...unread("speed_note") }),
  ]),
  nominal_at_best_efficiency: WholePointSchema,
  ...unread("manufacturer_page"),
});

const LimitedPointSchema = v.strictObject({
  flow_m3_per_h: v.number(),
  head_m: v.number(),
  speed_rpm: v.number(),
  power_w: v.number(),
  efficiency_1: v.number(),
  ...unread("head_at_min_speed_m"),
});

/** A curve of greatest head, along which the electronics may lower the speed to limit their power. */
const LimitedPumpSchema = v.strictObject({
  ...facts,
  nominal_diameter_mm: v.number(),
  speed_max_rpm: v.number(),
  max_curve: v.strictObject({ points: points(LimitedPointSchema), ...unread("meaning") }),
  ...unread("speed_min_rpm", "head_polynomial", "power_polynomial"),
});

const flowed = { flow_m3_per_h: v.number() };

const TrimSchema = v.strictObject({
  impeller_diameter_mm: v.number(),
  stages: v.number(),
  best_efficiency: v.strictObject({ ...flowed, efficiency_1: v.number() }),
  head_points: points(v.strictObject({ ...flowed, head_m: v.number() })),
  efficiency_points: points(v.strictObject({ ...flowed, efficiency_1: v.number() })),
  shaft_power_points: points(v.strictObject({ ...flowed, shaft_power_kw: v.number() })),
  npsh_required_points: points(v.strictObject({ ...flowed, npsh_required_m: v.number() })),
  ...unread(
    "quality_grade",
    "power_consistency_max_deviation_1",
    "head_falls_monotonically",
    "npsh_curve_shared_by_all_diameters",
    "digitised_point_counts",
  ),
});

/** One casing with several impellers; each quantity was digitised separately. */
const TrimmedPumpSchema = v.strictObject({
  ...facts,
  speed_rpm: v.number(),
  trims: v.array(TrimSchema),
  ...unread("power_unit_in_source"),
});

const hasEntry = (record: unknown, name: string) =>
  typeof record === "object" && record !== null && Object.hasOwn(record, name);

/** Selected by one entry instead of a union, because faults of a union name no field. */
const RealPumpSchema = v.lazy((record) => {
  if (hasEntry(record, "trims")) return TrimmedPumpSchema;
  return hasEntry(record, "max_curve") ? LimitedPumpSchema : SheetPumpSchema;
});

export const PumpsSchema = v.strictObject({
  records: v.array(RealPumpSchema),
  ...unread("family", "units", "licences"),
});

export type SheetPump = v.InferOutput<typeof SheetPumpSchema>;
export type LimitedPump = v.InferOutput<typeof LimitedPumpSchema>;
export type TrimmedPump = v.InferOutput<typeof TrimmedPumpSchema>;
export type Trim = TrimmedPump["trims"][number];

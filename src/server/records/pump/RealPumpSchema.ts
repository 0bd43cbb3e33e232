import * as v from "valibot";
import { RecordSourceSchema } from "../measured/RecordSource.ts";

const facts = {
  id: v.string(),
  manufacturer: v.string(),
  model: v.string(),
  type: v.string(),
  source: RecordSourceSchema,
};

const WholePointSchema = v.object({
  flow_m3_per_s: v.number(),
  head_m: v.number(),
  electric_power_w: v.number(),
  overall_efficiency_1: v.number(),
});

/** Read from a data sheet at one speed. */
export const SheetPumpSchema = v.object({
  ...facts,
  power_meaning: v.string(),
  curves: v.tuple([v.object({ speed_rpm: v.number(), points: v.array(WholePointSchema) })]),
  nominal_at_best_efficiency: WholePointSchema,
});

/** A curve of greatest head, along which the electronics may lower the speed to limit their power. */
export const LimitedPumpSchema = v.object({
  ...facts,
  nominal_diameter_mm: v.number(),
  speed_max_rpm: v.number(),
  max_curve: v.object({
    points: v.array(
      v.object({
        flow_m3_per_h: v.number(),
        head_m: v.number(),
        speed_rpm: v.number(),
        power_w: v.number(),
        efficiency_1: v.number(),
      }),
    ),
  }),
});

const TrimSchema = v.object({
  impeller_diameter_mm: v.number(),
  stages: v.number(),
  best_efficiency: v.object({ flow_m3_per_h: v.number(), efficiency_1: v.number() }),
  head_points: v.array(v.object({ flow_m3_per_h: v.number(), head_m: v.number() })),
  efficiency_points: v.array(v.object({ flow_m3_per_h: v.number(), efficiency_1: v.number() })),
  shaft_power_points: v.array(v.object({ flow_m3_per_h: v.number(), shaft_power_kw: v.number() })),
  npsh_required_points: v.array(v.object({ flow_m3_per_h: v.number(), npsh_required_m: v.number() })),
});

/** One casing with several impellers; each quantity was digitised separately. */
export const TrimmedPumpSchema = v.object({ ...facts, speed_rpm: v.number(), trims: v.array(TrimSchema) });

export const RealPumpSchema = v.union([SheetPumpSchema, LimitedPumpSchema, TrimmedPumpSchema]);

export type SheetPump = v.InferOutput<typeof SheetPumpSchema>;
export type LimitedPump = v.InferOutput<typeof LimitedPumpSchema>;
export type TrimmedPump = v.InferOutput<typeof TrimmedPumpSchema>;
export type Trim = TrimmedPump["trims"][number];

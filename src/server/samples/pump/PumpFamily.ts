import * as v from "valibot";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";
import { figures, span } from "../dataSchemas.ts";
import { ShapeSchema } from "../machine/shape.ts";

const HEADS = {
  /** Falls from shut-off on. */
  falling: ShapeSchema,
  /** Small impellers of low specific speed droop towards shut-off. */
  drooping: ShapeSchema,
};

/**
 * Pumps of one kind, as every brand builds them. Flows and heads are those of ISO 2858, with steps between.
 */
const PumpFamilySchema = v.strictObject({
  letters: text,
  name: text,
  type: codeOf(PUMP_TYPES),
  /** m³/h at best efficiency. */
  flows: figures,
  /** m of one stage at best efficiency and 2900 r/min, even if it is not built for that speed. */
  stageHeads: figures,
  stages: figures,
  /** r/min at 50 Hz with the slip of a loaded motor; at half the speed a stage gives a quarter of its head. */
  speeds: figures,
  /** Impeller diameters relative to the full one. */
  trims: figures,
  /** Range of the specific speed 3.65·n·√Q/H^0.75 of a stage; outside it nobody builds one. */
  specificSpeed: span,
  /** Number of impeller inlets that share the flow. */
  inlets: v.picklist([1, 2]),
  /** Percentage points by which the best efficiency exceeds that of a single-stage end-suction pump. */
  efficiency: v.number(),
  headShape: codeOf(HEADS),
});

/** All families, and the shapes that they share. */
export const PumpFamiliesSchema = v.pipe(
  v.strictObject({
    /** Shares of the flow at best efficiency at which points were measured. */
    flowShares: figures,
    heads: v.strictObject(HEADS),
    efficiency: ShapeSchema,
    npsh: ShapeSchema,
    families: v.array(PumpFamilySchema),
  }),
  v.transform(({ heads, families, ...alike }) => ({
    ...alike,
    families: families.map(({ headShape, ...family }) => ({ ...family, headShape: heads[headShape] })),
  })),
);
export type PumpFamily = v.InferOutput<typeof PumpFamiliesSchema>["families"][number];

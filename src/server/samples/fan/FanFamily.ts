import * as v from "valibot";
import { FAN_DRIVES, FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";
import { figures, span } from "../dataSchemas.ts";
import { ShapeSchema } from "../machine/shape.ts";

/** One impeller of a family: a blade angle or a width. */
const FanVariantSchema = v.strictObject({
  /** First letter of the size in the model number. */
  letter: v.string(),
  /** Total pressure over ρu² at best efficiency, the ψ of GB 19761. */
  pressure: v.number(),
  /** Air flow over (π/4)D²u at best efficiency. */
  flow: v.number(),
  /** Total-pressure efficiency of an impeller of 1 m at best efficiency. */
  efficiency: v.number(),
  /** Hub over impeller diameter; `null` of a centrifugal impeller. */
  hubRatio: v.nullable(v.number()),
});
export type FanVariant = v.InferOutput<typeof FanVariantSchema>;

const poles = v.pipe(v.number(), v.integer());
/** How the impellers of a family are driven. */
const FanSpeedsSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("belt") }),
  v.strictObject({ kind: v.literal("poles"), poles: v.array(poles) }),
  /** High and low set. */
  v.strictObject({ kind: v.literal("double"), poles: v.array(v.tuple([poles, poles])) }),
]);

const FanShapeSchema = v.strictObject({
  /** Shares of the flow at best efficiency at which points were measured; includes 1. */
  flowShares: v.pipe(
    figures,
    v.check((shares) => shares.includes(1), "has no 1"),
  ),
  pressure: ShapeSchema,
  efficiency: ShapeSchema,
});

const SHAPES = {
  /** Backward blades: a flat top, then falling throughout. The power does not overload. */
  backward: FanShapeSchema,
  /** Forward blades: a saddle left of the second peak, and power that rises with the flow. */
  forward: FanShapeSchema,
  /** Axial blades: the flow stalls below the peak; the pressure dips and rises again towards shut-off. */
  axial: FanShapeSchema,
  /** Mixed flow: between the two, with a shallow dip. */
  mixed: FanShapeSchema,
};

const FanFamilySchema = v.strictObject({
  letters: text,
  name: text,
  type: codeOf(FAN_TYPES),
  drive: codeOf(FAN_DRIVES),
  speeds: FanSpeedsSchema,
  /** m/s at the blade tip: below it nobody builds the size, above it the wheel is too loud or bursts. */
  tipSpeed: span,
  /** mm of the smallest and the largest impeller. */
  diameters: span,
  variants: v.array(FanVariantSchema),
  shape: codeOf(SHAPES),
  /** m² of outlet for each m² of D². */
  outletArea: v.number(),
  /** Size of the casing, in impeller diameters. */
  casing: v.strictObject({ length: v.number(), width: v.number(), height: v.number() }),
  /** kg for each m² of D², without the motor. */
  weight: v.number(),
  /** dB(A) at 1 m of a fan of 1 m³/s and 1 Pa. */
  noise: v.number(),
});

export const FanFamiliesSchema = v.pipe(
  v.strictObject({ shapes: v.strictObject(SHAPES), families: v.array(FanFamilySchema) }),
  v.transform(({ shapes, families }) =>
    families.map(({ shape, ...family }) => {
      const { flowShares, pressure, efficiency } = shapes[shape];
      return { ...family, flowShares, pressureShape: pressure, efficiencyShape: efficiency };
    }),
  ),
);
export type FanFamily = v.InferOutput<typeof FanFamiliesSchema>[number];

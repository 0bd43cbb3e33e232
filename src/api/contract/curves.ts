import { OTHER_NAMES } from "#domain/catalogue/duty/OtherName.ts";
import { NPSH_VERDICTS, VISCOSITY_STATES } from "#domain/physics/fluid/liquidStates.ts";
import * as v from "valibot";
import { FULL_RATE, LEAST_RATE } from "#domain/physics/curve/regulate.ts";
import { MOST_DUTY_FIGURES } from "#domain/base/limits.ts";
import { endpoint } from "./endpoint.ts";
import { code, id, listOf, nothing, number } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";

const params = v.strictObject({ id });

/** A point of a curve; one of type EXTEND is beyond the measurement and is skipped. */
const PointSchema = v.object({
  valueX: v.number(),
  valueY: v.number(),
  type: v.optional(v.nullable(v.string()), null),
});
const FitPointSchema = v.object({ valueX: v.number(), valueY: v.number() });

/** PCD-P01 is the rotational speed in r/min, PCD-P02 the name of the setting. */
export const CURVE_SPEED = "PCD-P01";
export const CURVE_SETTING = "PCD-P02";

/**
 * One quantity over flow at one setting. `curveCode` is a `CurveQuantity` of the domain. Points are as
 * measured; `fittingPoints` follow the fit, evenly spaced in flow from the first measured flow to the last.
 */
export const CurveSchema = v.object({
  id: v.string(),
  curveCode: v.string(),
  axisNameX: v.string(),
  unitX: v.string(),
  axisNameY: v.string(),
  unitY: v.string(),
  /** A polynomial that holds for the whole range. */
  hasFormula: v.boolean(),
  /** True variable speed: the affinity laws apply. */
  isScalable: v.boolean(),
  curvePropertyDefinitions: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      unitSymbol: v.nullable(v.string()),
      value: v.union([v.number(), v.string()]),
    }),
  ),
  points: v.array(PointSchema),
  fittingPoints: v.array(FitPointSchema),
});
export type WireCurve = v.InferOutput<typeof CurveSchema>;

export const listProductCurves = endpoint({
  method: "GET",
  path: "/selection/products/{id}/product_curves",
  summary: "Performance curves of a product, as measured and as fitted",
  params,
  query: nothing,
  body: nothing,
  output: v.array(CurveSchema),
});

/**
 * The duty: property codes and values in their units, with the figures of systems and fluid as in a search.
 * Without a flow and a pressure or head there is no system curve. For site air or a stated liquid, all
 * answers are for that fluid.
 */
const ConditionSchema = listOf(v.strictObject({ code, value: number }), MOST_DUTY_FIGURES);

/** One value at an operating point. `speed` is the setting's name or its r/min. */
const OperatingPointSchema = v.object({
  curveCode: v.string(),
  speed: v.string(),
  unitSpeed: v.nullable(v.string()),
  nameX: v.string(),
  valueX: v.number(),
  unitX: v.string(),
  nameY: v.string(),
  valueY: v.number(),
  unitY: v.string(),
  /** The curve meets the system curve more than once; this is the intersection at the highest flow. */
  isUnstable: v.boolean(),
});
export type WireOperatingPoint = v.InferOutput<typeof OperatingPointSchema>;

const nullableNumber = v.nullable(v.number());

/** Curves at a share of full speed, and their intersections with the parabolas. */
const SpeedRegulateSchema = v.object({
  rate: v.number(),
  curves: v.array(
    v.object({ curveCode: v.string(), speed: v.string(), fittingPoints: v.array(FitPointSchema) }),
  ),
  intersectionPoints: v.array(OperatingPointSchema),
});

export const readWorkCondition = endpoint({
  method: "POST",
  path: "/selection/products/{id}/work_condition_curves",
  summary: "System curves of a duty, operating points, and both at a regulated speed",
  isRead: true,
  params,
  query: nothing,
  body: v.strictObject({
    /** Share of full speed; absent without speed regulation. */
    rate: v.optional(v.nullable(v.pipe(number, v.minValue(LEAST_RATE), v.maxValue(FULL_RATE))), null),
    condition: ConditionSchema,
  }),
  output: v.object({
    /** Values of every curve of a setting where its pressure or head meets the parabola. */
    intersectionPoints: v.array(OperatingPointSchema),
    /**
     * The settings whose pressure or head does not meet the parabola in the measured range (m³/h), and whether it
     * lies below or above it there.
     */
    unmetSettings: v.array(
      v.object({
        speed: v.string(),
        side: v.picklist(["below", "above"]),
        firstFlow: v.number(),
        lastFlow: v.number(),
      }),
    ),
    /**
     * The same for the lower and upper limits of the system, if they are stated; none if one is outside the
     * measured range.
     */
    otherSystems: v.array(
      v.object({
        name: v.picklist(OTHER_NAMES),
        speed: v.string(),
        intersectionPoints: v.array(OperatingPointSchema),
      }),
    ),
    workConditionCurves: v.array(v.object({ valueK: v.number(), needPoints: v.array(FitPointSchema) })),
    speedRegulate: v.nullable(SpeedRegulateSchema),
    /** W/(m³/h), for the first duty of a fan; null if no total-pressure efficiency is known. */
    powerConsumptionPerAirVolume: nullableNumber,
    /**
     * Present if the condition states site air. kg/m³ at the site, in the records, and at the lowest
     * temperature (℃): pressures and powers are those of the records times the ratio of densities.
     */
    air: v.exactOptional(
      v.object({
        density: v.number(),
        recordedDensity: v.number(),
        lowestTemperature: v.number(),
        lowestDensity: v.number(),
      }),
    ),
    /**
     * Present if the condition states a pump's liquid or suction side. kg/m³ there and in the records,
     * J/(kg·K), mm²/s, ℃, Pa; the result of HI 9.6.7 for each setting; m of the NPSH at the deciding flow
     * (m³/h), null without a suction side.
     */
    liquid: v.exactOptional(
      v.object({
        density: v.number(),
        recordedDensity: v.number(),
        specificHeat: v.number(),
        kinematicViscosity: v.number(),
        freezingPoint: v.number(),
        vapourPressure: v.number(),
        viscosity: v.array(v.picklist(VISCOSITY_STATES)),
        npsh: v.nullable(
          v.object({
            flow: nullableNumber,
            available: nullableNumber,
            required: nullableNumber,
            verdict: v.picklist(NPSH_VERDICTS),
          }),
        ),
      }),
    ),
  }),
});

export const readRuntimePoints = endpoint({
  method: "POST",
  path: "/selection/products/{id}/runtime_points",
  summary: "Readings of a product's curves at the operating points of a duty",
  isRead: true,
  params,
  query: nothing,
  body: v.strictObject({ condition: ConditionSchema }),
  output: v.array(OperatingPointSchema),
});

export const listProductPropertyValues = endpoint({
  method: "GET",
  path: "/selection/products/{id}/product_property_values",
  summary: "Property values of a product",
  params,
  query: nothing,
  body: nothing,
  output: v.array(PropertyValueSchema),
});

export const listPerformanceProperties = endpoint({
  method: "GET",
  path: "/selection/products/{id}/product_performance_properties",
  summary: "Performance figures of a product: what lists filter and sort by",
  params,
  query: nothing,
  body: nothing,
  output: v.array(PropertyValueSchema),
});

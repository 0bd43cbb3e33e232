import * as v from "valibot";
import { FAN } from "#domain/catalogue/categories.ts";
import type { FanType } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { greatest } from "#domain/base/lists.ts";
import { codeOf, text, unread } from "../../process/dataSchemas.ts";
import { readData } from "../../process/readData.ts";
import type { CatalogueProduct, ListedCurve } from "../measured/CatalogueProduct.ts";
import { ManufacturerSchema, realBrand } from "../measured/realBrands.ts";
import { RecordSourceSchema, sourceText } from "../measured/RecordSource.ts";
import { roundTo } from "../roundTo.ts";

const kind = (name: string, type: FanType | null) => ({ name, type });

const TYPES = {
  "centrifugal, double width double inlet, backward inclined": kind("双进风离心风机", "V000701"),
  "inline/tubular duct fan": kind("管道风机", "V000709"),
  // The source does not state the shape of the blades or the kind of fan.
  "centrifugal supply fan": kind("离心送风机", null),
  "AHU fan": kind("空调机组风机", null),
};

const PointSchema = v.strictObject({
  flow_m3_per_s: v.number(),
  pressure_pa: v.number(),
  shaft_power_w: v.optional(v.number()),
  static_efficiency_1: v.optional(v.number()),
  efficiency_1: v.optional(v.number()),
  motor_rating_w: v.optional(v.number()),
  ...unread("flow_m3_per_min"),
});
const CurveSchema = v.strictObject({
  speed_rpm: v.nullable(v.number()),
  points: v.pipe(v.array(PointSchema), v.minLength(1)),
  ...unread("speed_note"),
});
const RealFanSchema = v.strictObject({
  id: text,
  manufacturer: ManufacturerSchema,
  model: text,
  type: codeOf(TYPES),
  pressure_kind: v.union([v.literal("static"), v.pipe(v.string(), v.startsWith("not stated"))]),
  curves: v.strictTuple([CurveSchema]),
  source: RecordSourceSchema,
  ...unread("density_kg_per_m3", "density_note", "speed_source", "quality", "polynomial"),
});
export const FansSchema = v.strictObject({
  records: v.array(RealFanSchema),
  ...unread("family", "units", "licences", "warning"),
});
type RealFan = v.InferOutput<typeof RealFanSchema>;
type Point = v.InferOutput<typeof PointSchema>;

const SECONDS_PER_HOUR = 3600;
const PERCENT = 100;
const WATTS = 1000;

const hourly = (perSecond: number) => roundTo(2, perSecond * SECONDS_PER_HOUR);
const kilowatts = (watts: number) => roundTo(4, watts / WATTS);
const efficiencyOf = ({ static_efficiency_1, efficiency_1 }: Point) => static_efficiency_1 ?? efficiency_1;

/** The figures of all points, or null if a point has none. */
function figures(points: readonly Point[], figureOf: (point: Point) => number | undefined): number[] | null {
  const stated = points.flatMap((point) => figureOf(point) ?? []);
  return stated.length === points.length ? stated : null;
}

/** The point of best efficiency; without efficiencies the one of greatest air power. */
function ratedPoint(points: readonly Point[]): Point {
  const worth = (point: Point) => efficiencyOf(point) ?? point.flow_m3_per_s * point.pressure_pa;
  return points.reduce((best, point) => (worth(point) > worth(best) ? point : best));
}

/** A pressure of unstated kind is listed as static pressure: it is never used as total pressure. */
function curvesOf({ curves: [{ speed_rpm: rotationalSpeed, points }] }: RealFan): ListedCurve[] {
  const flows = points.map((point) => hourly(point.flow_m3_per_s));
  const curve = (quantity: CurveQuantity, values: number[] | null): ListedCurve[] =>
    values === null ? [] : [{ quantity, setting: null, rotationalSpeed, isScalable: true, flows, values }];
  const efficiencies = figures(points, efficiencyOf);
  const powers = figures(points, (point) => point.shaft_power_w);
  return [
    ...curve(
      "staticPressure",
      figures(points, (point) => point.pressure_pa),
    ),
    ...curve("staticPressureEfficiency", efficiencies?.map((share) => roundTo(2, share * PERCENT)) ?? null),
    ...curve("shaftPower", powers?.map(kilowatts) ?? null),
  ];
}

function productOf(fan: RealFan): CatalogueProduct {
  const [{ speed_rpm: speed, points }] = fan.curves;
  const { name, type } = TYPES[fan.type];
  const rated = ratedPoint(points);
  const efficiency = efficiencyOf(rated);
  const motor = greatest(points.map((point) => point.motor_rating_w ?? 0));
  return {
    product: {
      id: fan.id,
      categoryCode: FAN,
      brandCode: realBrand(fan.manufacturer).code,
      name,
      model: fan.model,
      isSample: false,
      origin: "bundled",
      source: sourceText(fan.source),
    },
    numbers: [
      [PROPERTY.airFlow, hourly(rated.flow_m3_per_s)],
      [PROPERTY.staticPressure, roundTo(1, rated.pressure_pa)],
      [PROPERTY.staticPressureEfficiency, efficiency === undefined ? null : roundTo(1, efficiency * PERCENT)],
      [PROPERTY.shaftPower, rated.shaft_power_w === undefined ? null : kilowatts(rated.shaft_power_w)],
      [PROPERTY.motorPower, motor === 0 ? null : kilowatts(motor)],
      [PROPERTY.rotationalSpeed, speed],
    ],
    enums: [
      [PROPERTY.speedControl, SINGLE_SPEED],
      [PROPERTY.fanType, type],
    ],
    curves: curvesOf(fan),
  };
}

/** Real fans from openly licensed sources, in `data/`. */
export const realFans = (): readonly CatalogueProduct[] =>
  readData("data/fans.json", FansSchema).records.map(productOf);

import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { FAN } from "#domain/catalogue/categories.ts";
import type { FanType } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { greatest } from "#domain/base/lists.ts";
import { projectFile } from "../../process/projectFile.ts";
import type { CatalogueProduct, ListedCurve } from "../measured/CatalogueProduct.ts";
import { realBrand } from "../measured/realBrands.ts";
import { RecordSourceSchema, sourceText } from "../measured/RecordSource.ts";
import { roundTo } from "../roundTo.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

const FILE = projectFile("data/fans.json");

const PointSchema = v.object({
  flow_m3_per_s: v.number(),
  pressure_pa: v.number(),
  shaft_power_w: v.optional(v.number()),
  static_efficiency_1: v.optional(v.number()),
  efficiency_1: v.optional(v.number()),
  motor_rating_w: v.optional(v.number()),
});
const RealFanSchema = v.object({
  id: v.string(),
  manufacturer: v.string(),
  model: v.string(),
  type: v.string(),
  pressure_kind: v.union([v.literal("static"), v.pipe(v.string(), v.startsWith("not stated"))]),
  curves: v.tuple([v.object({ speed_rpm: v.nullable(v.number()), points: v.array(PointSchema) })]),
  source: RecordSourceSchema,
});
type RealFan = v.InferOutput<typeof RealFanSchema>;
type Point = v.InferOutput<typeof PointSchema>;

const SECONDS_PER_HOUR = 3600;
const PERCENT = 100;
const WATTS = 1000;

const TYPES = keyed<{ readonly name: string; readonly type: FanType | null }>({
  "centrifugal, double width double inlet, backward inclined": { name: "双进风离心风机", type: "V000701" },
  "inline/tubular duct fan": { name: "管道风机", type: "V000709" },
  // The source does not tell the shape of the blades or the kind of fan.
  "centrifugal supply fan": { name: "离心送风机", type: null },
  "AHU fan": { name: "空调机组风机", type: null },
});

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
  const kind = lookUp(TYPES, fan.type);
  if (!kind) throw new Error(`No fan is known as ${fan.type}.`);
  const rated = ratedPoint(points);
  const efficiency = efficiencyOf(rated);
  const motor = greatest(points.map((point) => point.motor_rating_w ?? 0));
  return {
    product: {
      id: fan.id,
      categoryCode: FAN,
      brandCode: realBrand(fan.manufacturer).code,
      name: kind.name,
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
      [PROPERTY.fanType, kind.type],
    ],
    curves: curvesOf(fan),
  };
}

/** Real fans from openly licensed sources, in `data/`. */
export async function realFans(): Promise<readonly CatalogueProduct[]> {
  const { records } = v.parse(
    v.object({ records: v.array(RealFanSchema) }),
    JSON.parse(await readFile(FILE, "utf8")),
  );
  return records.map(productOf);
}

import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { contradictionWords } from "#domain/catalogue/import/contradictionWords.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { least } from "#domain/base/lists.ts";
import type { ProductRow } from "../../database/schema/catalogueRows.ts";
import type { CatalogueProduct, ListedCurve } from "../measured/CatalogueProduct.ts";
import { realBrand } from "../measured/realBrands.ts";
import { sourceText } from "../measured/RecordSource.ts";
import { roundTo } from "../roundTo.ts";
import {
  PUMP_KINDS,
  type LimitedPump,
  type SheetPump,
  type Trim,
  type TrimmedPump,
} from "./RealPumpSchema.ts";

const SECONDS_PER_HOUR = 3600;
const PERCENT = 100;
const WATTS = 1000;
/** If the speed falls by more than this share, the curve has no single speed. */
const STEADY_SPEED = 0.99;

type Real = SheetPump | LimitedPump | TrimmedPump;

const productOf = (pump: Real, id: string, model: string): ProductRow => ({
  id,
  categoryCode: PUMP,
  brandCode: realBrand(pump.manufacturer).code,
  name: PUMP_KINDS[pump.type].name,
  model,
  isSample: false,
  origin: "bundled",
  source: sourceText(pump.source),
});

const typeEnum = (pump: Real) => [[PROPERTY.pumpType, PUMP_KINDS[pump.type].type]] as const;
const hourly = (perSecond: number) => roundTo(3, perSecond * SECONDS_PER_HOUR);
const percent = (share: number) => roundTo(2, share * PERCENT);
const kilowatts = (watts: number) => roundTo(4, watts / WATTS);

/** Electric input and overall efficiency are listed only if the source calls its power electric. */
export function sheetPump(pump: SheetPump): CatalogueProduct {
  const [{ speed_rpm: speed, points }] = pump.curves;
  const isElectric = pump.power_meaning.startsWith("electric input");
  const nominal = pump.nominal_at_best_efficiency;
  const flows = points.map((point) => hourly(point.flow_m3_per_s));
  const curve = (quantity: CurveQuantity, values: number[]): ListedCurve => ({
    quantity,
    setting: null,
    rotationalSpeed: speed,
    isScalable: true,
    flows,
    values,
  });
  const head = points.map((point) => point.head_m);
  const input = points.map((point) => kilowatts(point.electric_power_w));
  const overall = points.map((point) => percent(point.overall_efficiency_1));
  return {
    product: productOf(pump, pump.id, pump.model),
    numbers: [
      [PROPERTY.airFlow, hourly(nominal.flow_m3_per_s)],
      [PROPERTY.head, nominal.head_m],
      [PROPERTY.rotationalSpeed, speed],
      [PROPERTY.electricPower, isElectric ? kilowatts(nominal.electric_power_w) : null],
      [PROPERTY.overallEfficiency, isElectric ? percent(nominal.overall_efficiency_1) : null],
    ],
    enums: typeEnum(pump),
    curves: [
      curve("head", head),
      ...(isElectric ? [curve("inputPower", input), curve("overallEfficiency", overall)] : []),
    ],
  };
}

/**
 * The source calls its power the electric one (AixLib, PumpBaseRecord, "limit the electric power
 * consumption").
 */
export function limitedPump(pump: LimitedPump): CatalogueProduct {
  // Some tables begin below zero flow, for the interpolation of a simulation.
  const points = pump.max_curve.points.filter((point) => point.flow_m3_per_h >= 0);
  const best = points.reduce((a, b) => (b.efficiency_1 > a.efficiency_1 ? b : a));
  const isSteady = points.every((point) => point.speed_rpm >= STEADY_SPEED * pump.speed_max_rpm);
  const curve = (
    quantity: CurveQuantity,
    valueOf: (point: (typeof points)[number]) => number,
  ): ListedCurve => ({
    quantity,
    setting: null,
    rotationalSpeed: isSteady ? pump.speed_max_rpm : null,
    isScalable: isSteady,
    flows: points.map((point) => point.flow_m3_per_h),
    values: points.map(valueOf),
  });
  return {
    product: productOf(pump, pump.id, pump.model),
    numbers: [
      [PROPERTY.airFlow, best.flow_m3_per_h],
      [PROPERTY.head, best.head_m],
      [PROPERTY.rotationalSpeed, best.speed_rpm],
      [PROPERTY.electricPower, kilowatts(best.power_w)],
      [PROPERTY.overallEfficiency, percent(best.efficiency_1)],
      [PROPERTY.nominalDiameter, pump.nominal_diameter_mm],
    ],
    enums: typeEnum(pump),
    curves: [
      curve("head", (point) => point.head_m),
      curve("inputPower", (point) => kilowatts(point.power_w)),
      curve("overallEfficiency", (point) => percent(point.efficiency_1)),
    ],
  };
}

/** The value of a curve at a flow; `null` outside its measured range. */
function figureAt({ quantity, flows, values }: ListedCurve, flow: number, digits: number): number | null {
  const read = readCurve(
    flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
    quantity,
  );
  const figure = read.ok ? valueOrNaN(fitCurve(read.value), flow) : Number.NaN;
  return Number.isNaN(figure) ? null : roundTo(digits, figure);
}

function trimCurves(trim: Trim, rotationalSpeed: number) {
  const curve = <Point extends { readonly flow_m3_per_h: number }>(
    quantity: CurveQuantity,
    points: readonly Point[],
    valueOf: (point: Point) => number,
  ): ListedCurve => ({
    quantity,
    setting: null,
    rotationalSpeed,
    isScalable: true,
    flows: points.map((point) => point.flow_m3_per_h),
    values: points.map(valueOf),
  });
  return {
    head: curve("head", trim.head_points, (point) => point.head_m),
    efficiency: curve("efficiency", trim.efficiency_points, (point) => percent(point.efficiency_1)),
    shaftPower: curve("shaftPower", trim.shaft_power_points, (point) => point.shaft_power_kw),
    npsh: curve("npsh", trim.npsh_required_points, (point) => point.npsh_required_m),
  };
}

export function trimmedPumps(pump: TrimmedPump): CatalogueProduct[] {
  return pump.trims.map((trim) => {
    const { impeller_diameter_mm: diameter, best_efficiency: best } = trim;
    const curves = trimCurves(trim, pump.speed_rpm);
    // Each quantity was digitised separately and may end slightly before the flow of best efficiency.
    const flow = Math.min(
      best.flow_m3_per_h,
      least([curves.head, curves.shaftPower].map(({ flows }) => flows.at(-1) ?? 0)),
    );
    const listed = Object.values(curves);
    const product = productOf(pump, `${pump.id}-${diameter}`, `${pump.model} Ø${diameter}`);
    const marked = contradictionWords(listed);
    return {
      product: marked === null ? product : { ...product, source: `${product.source}；${marked}` },
      numbers: [
        [PROPERTY.airFlow, flow],
        [PROPERTY.head, figureAt(curves.head, flow, 2)],
        [PROPERTY.pumpEfficiency, percent(best.efficiency_1)],
        [PROPERTY.shaftPower, figureAt(curves.shaftPower, flow, 3)],
        [PROPERTY.npsh, figureAt(curves.npsh, flow, 2)],
        [PROPERTY.rotationalSpeed, pump.speed_rpm],
        [PROPERTY.stages, trim.stages],
        [PROPERTY.impellerDiameter, diameter],
      ],
      enums: typeEnum(pump),
      curves: listed,
    };
  });
}

import { PUMP, WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { SeriesRow } from "../../database/schema/catalogueRows.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import type { CatalogueProduct, ListedCurve } from "../../records/measured/CatalogueProduct.ts";
import { roundTo } from "../../records/roundTo.ts";

const SOURCE = "示例数据：由示例水泵并联组成，不是任何厂商的产品";
const NAME = "变频供水设备";
/** Pumps in operation; one more is on standby and not counted. */
const PUMP_COUNTS = [2, 3, 4];
/** Sets use light multistage pumps, one in this many models. */
const EVERY = 5;
const LIGHT_MULTISTAGE = "V000605";
/** m/s in the manifold. */
const MANIFOLD_VELOCITY = 1.8;
/** kg of frame, manifold and cabinet for each pump, without the pump itself. */
const FRAME_WEIGHT = 55;

/** How a quantity changes when equal pumps run in parallel: flows add up at equal head. */
const ADDS_UP: Partial<Record<CurveQuantity, boolean>> = {
  head: false,
  efficiency: false,
  shaftPower: true,
  npsh: false,
};

/** The curve of `count` equal pumps together. */
function inParallel(curve: ListedCurve, count: number): ListedCurve {
  const factor = ADDS_UP[curve.quantity] === true ? count : 1;
  return {
    ...curve,
    flows: curve.flows.map((flow) => roundTo(2, flow * count)),
    values: curve.values.map((value) => roundTo(4, value * factor)),
  };
}

function numberOf({ product, numbers }: CatalogueProduct, code: PropertyCode): number {
  const value = numbers.find(([property]) => property === code)?.[1];
  if (value == null) throw new Error(`${product.id} states no ${code}`);
  return value;
}

const seriesIdOf = (brandCode: string) => `bps-${brandCode.toLowerCase()}`;

function setOf(pump: CatalogueProduct, count: number): CatalogueProduct {
  const { brandCode, model } = pump.product;
  const of = (code: PropertyCode) => numberOf(pump, code);
  const flow = roundTo(2, of(PROPERTY.airFlow) * count);
  return {
    product: {
      id: `bps${count}-${pump.product.id}`,
      categoryCode: WATER_SUPPLY_SET,
      brandCode,
      seriesId: seriesIdOf(brandCode),
      name: NAME,
      model: `BPS-${count}/${model}`,
      isSample: true,
      origin: "generated",
      source: SOURCE,
    },
    numbers: [
      [PROPERTY.airFlow, flow],
      [PROPERTY.head, of(PROPERTY.head)],
      [PROPERTY.pumpEfficiency, of(PROPERTY.pumpEfficiency)],
      [PROPERTY.npsh, of(PROPERTY.npsh)],
      [PROPERTY.shaftPower, roundTo(4, of(PROPERTY.shaftPower) * count)],
      [PROPERTY.motorPower, roundTo(2, of(PROPERTY.motorPower) * count)],
      [PROPERTY.rotationalSpeed, of(PROPERTY.rotationalSpeed)],
      [PROPERTY.pumpCount, count],
      [PROPERTY.nominalDiameter, nominalDiameterFor(flow, MANIFOLD_VELOCITY)],
      [PROPERTY.workingPressure, of(PROPERTY.workingPressure)],
      [PROPERTY.weight, count * (of(PROPERTY.weight) + FRAME_WEIGHT)],
    ],
    texts: [[PROPERTY.pumpModel, model]],
    curves: (pump.curves ?? []).map((curve) => inParallel(curve, count)),
  };
}

export interface GeneratedSets {
  readonly series: readonly SeriesRow[];
  readonly records: readonly CatalogueProduct[];
}

/** Variable-frequency sets of two to four of the suitable generated pumps. */
export function generateWaterSupplySets(pumps: readonly CatalogueProduct[]): GeneratedSets {
  const suitable = pumps.filter(
    ({ product, enums = [] }) =>
      product.categoryCode === PUMP && enums.some(([, value]) => value === LIGHT_MULTISTAGE),
  );
  const chosen = suitable.filter((_, at) => at % EVERY === 0);
  const brands = [...new Set(chosen.map(({ product }) => product.brandCode))];
  return {
    series: brands.map((brandCode) => ({
      id: seriesIdOf(brandCode),
      categoryCode: WATER_SUPPLY_SET,
      brandCode,
      name: `BPS ${NAME}`,
    })),
    records: chosen.flatMap((pump) => PUMP_COUNTS.map((count) => setOf(pump, count))),
  };
}

import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { greatest } from "#domain/base/lists.ts";
import type { MachineBrand } from "../sampleBrands.ts";
import { motorFor } from "../machine/standardMotors.ts";
import type { CatalogueProduct, ListedCurve } from "../../records/measured/CatalogueProduct.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import type { PumpFamily } from "./PumpFamily.ts";
import type { PumpDuty, PumpPoint, PumpSet } from "./pumpSet.ts";

const SOURCE = "示例数据：按比转速与无量纲性能曲线由程序生成，不是任何厂商的产品";

const GRAVITY = 9.80665;
/** Head of a stage over u²/2g at best efficiency. */
const HEAD_COEFFICIENT = 1;
/** m/s in the discharge branch. */
const BRANCH_VELOCITY = 3;
/** MPa for which casings are built, and m of water per MPa. */
const CASING_PRESSURES = [1, 1.6, 2.5, 4, 6.3];
const METRES_PER_MEGAPASCAL = 102;
/** kg: for the smallest pump, for each kW, and for each stage and mm of impeller. */
const WEIGHT = { fixed: 15, perKilowatt: 9, perStage: 0.06 };

export interface PumpOffer {
  readonly brand: MachineBrand;
  readonly family: PumpFamily;
  readonly seriesId: string;
  readonly id: string;
  readonly model: string;
  readonly duty: PumpDuty;
}

const QUANTITIES = ["head", "efficiency", "shaftPower", "npsh"] as const satisfies readonly (CurveQuantity &
  keyof PumpPoint)[];

function curvesOf({ points }: PumpSet, rotationalSpeed: number): ListedCurve[] {
  const flows = points.map(({ flow }) => flow);
  return QUANTITIES.map((quantity) => ({
    quantity,
    setting: null,
    rotationalSpeed,
    isScalable: true,
    flows,
    values: points.map((point) => point[quantity]),
  }));
}

/** mm, from H = ψ·u²/2g. */
function impellerOf({ stageHead, speed, trim }: PumpDuty): number {
  const tipSpeed = Math.sqrt((2 * GRAVITY * stageHead) / HEAD_COEFFICIENT);
  return Math.round(((60_000 * tipSpeed) / (Math.PI * speed)) * trim);
}

/** The pump with its curves and figures; `null` if no standard motor or casing is strong enough. */
export function pumpProduct(offer: PumpOffer, set: PumpSet): CatalogueProduct | null {
  const { brand, family, seriesId, id, model, duty } = offer;
  const { points, rated } = set;
  const motor = motorFor(greatest(points.map(({ shaftPower }) => shaftPower)));
  const highest = greatest(points.map(({ head }) => head)) / METRES_PER_MEGAPASCAL;
  const casing = CASING_PRESSURES.find((pressure) => pressure >= highest);
  if (motor === null || casing === undefined) return null;
  const impeller = impellerOf(duty);
  const weight =
    WEIGHT.fixed + WEIGHT.perKilowatt * motor + WEIGHT.perStage * duty.stages * impeller * family.inlets;
  return {
    product: {
      id,
      categoryCode: PUMP,
      brandCode: brand.code,
      seriesId,
      name: family.name,
      model,
      isSample: true,
      origin: "generated",
      source: SOURCE,
    },
    numbers: [
      [PROPERTY.airFlow, rated.flow],
      [PROPERTY.head, rated.head],
      [PROPERTY.pumpEfficiency, rated.efficiency],
      [PROPERTY.npsh, rated.npsh],
      [PROPERTY.shaftPower, rated.shaftPower],
      [PROPERTY.motorPower, motor],
      [PROPERTY.rotationalSpeed, duty.speed],
      [PROPERTY.stages, duty.stages],
      [PROPERTY.impellerDiameter, impeller],
      [PROPERTY.nominalDiameter, nominalDiameterFor(rated.flow, BRANCH_VELOCITY)],
      [PROPERTY.workingPressure, casing],
      [PROPERTY.weight, Math.round(weight)],
    ],
    enums: [[PROPERTY.pumpType, family.type]],
    curves: curvesOf(set, duty.speed),
  };
}

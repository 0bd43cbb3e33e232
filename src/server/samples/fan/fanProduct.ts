import { FAN } from "#domain/catalogue/categories.ts";
import { SPEED_SETTINGS, type FanDrive } from "#domain/catalogue/fanTypes.ts";
import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { greatest } from "#domain/base/lists.ts";
import type { CatalogueProduct, ListedCurve } from "../../records/measured/CatalogueProduct.ts";
import type { MachineBrand } from "../sampleBrands.ts";
import { motorFor } from "../machine/standardMotors.ts";
import type { Random } from "../seededRandom.ts";
import { fanSet, outletAreaOf, type FanPoint, type FanSet, type Impeller } from "./fanSet.ts";
import type { FanSpeed } from "./fanSpeeds.ts";
import { lowSetVariation } from "./lowSetVariation.ts";

const SOURCE = "示例数据：按无量纲性能曲线由程序生成，不是任何厂商的产品";

const MILLIMETRES = 1000;
/** mm to which casing sizes are rounded. */
const CASING_STEP = 5;
/** kg for each kW of the motor, and of the smallest. */
const MOTOR_WEIGHT = { fixed: 4, perKilowatt: 7 };

export interface FanOffer {
  readonly brand: MachineBrand;
  readonly seriesId: string;
  readonly id: string;
  readonly model: string;
  readonly impeller: Impeller;
  readonly speed: FanSpeed;
}

/** The measured figures that are drawn over flow. */
const QUANTITIES: readonly (readonly [CurveQuantity, keyof FanPoint])[] = [
  ["totalPressure", "totalPressure"],
  ["staticPressure", "staticPressure"],
  ["totalPressureEfficiency", "totalEfficiency"],
  ["staticPressureEfficiency", "staticEfficiency"],
  ["shaftPower", "shaftPower"],
  ["noise", "noise"],
];
/**
 * The noise of a belt drive depends on its belts and pulleys: only the rated level is listed, and no static
 * efficiency.
 */
const OF_BELT_DRIVES = QUANTITIES.filter(
  ([quantity]) => quantity !== "noise" && quantity !== "staticPressureEfficiency",
);

function curvesOf({ speed, points }: FanSet, drive: FanDrive, setting: string | null): ListedCurve[] {
  const flows = points.map(({ flow }) => flow);
  const quantities = drive === "V000712" ? OF_BELT_DRIVES : QUANTITIES;
  return quantities.map(([quantity, figure]) => ({
    quantity,
    setting,
    rotationalSpeed: speed,
    // The tap of a double-speed fan is measured separately; no affinity law connects the two.
    isScalable: setting === null,
    flows,
    values: points.map((point) => point[figure]),
  }));
}

const motorOf = ({ points }: FanSet) => motorFor(greatest(points.map(({ shaftPower }) => shaftPower)));

function doubleFigures(high: FanSet, low: FanSet, highMotor: number, lowMotor: number) {
  return [
    [PROPERTY.highSpeedAirFlow, high.rated.flow],
    [PROPERTY.highSpeedTotalPressure, high.rated.totalPressure],
    [PROPERTY.highSpeedEfficiency, high.rated.totalEfficiency],
    [PROPERTY.highSpeedMotorPower, highMotor],
    [PROPERTY.highRotationalSpeed, high.speed],
    [PROPERTY.lowSpeedAirFlow, low.rated.flow],
    [PROPERTY.lowSpeedTotalPressure, low.rated.totalPressure],
    [PROPERTY.lowSpeedEfficiency, low.rated.totalEfficiency],
    [PROPERTY.lowSpeedMotorPower, lowMotor],
    [PROPERTY.lowRotationalSpeed, low.speed],
  ] as const;
}

function bodyFigures(impeller: Impeller, motor: number) {
  const { family, variant, diameter } = impeller;
  const size = (share: number) => Math.round((share * diameter * MILLIMETRES) / CASING_STEP) * CASING_STEP;
  const weight = family.weight * diameter * diameter + MOTOR_WEIGHT.fixed + MOTOR_WEIGHT.perKilowatt * motor;
  return [
    [PROPERTY.impellerDiameter, Math.round(diameter * MILLIMETRES)],
    [PROPERTY.hubRatio, variant.hubRatio],
    [PROPERTY.outletArea, outletAreaOf(impeller)],
    [PROPERTY.length, size(family.casing.length)],
    [PROPERTY.width, size(family.casing.width)],
    [PROPERTY.height, size(family.casing.height)],
    [PROPERTY.weight, Math.round(weight)],
  ] as const;
}

function productRowOf({ brand, seriesId, id, model, impeller }: FanOffer) {
  return {
    id,
    categoryCode: FAN,
    brandCode: brand.code,
    seriesId,
    name: impeller.family.name,
    model,
    isSample: true,
    origin: "generated",
    source: SOURCE,
  } as const;
}

/** The fan with its curves and figures; `null` if no standard motor is large enough. */
export function fanProduct(offer: FanOffer, random: Random): CatalogueProduct | null {
  const { impeller, speed } = offer;
  const { drive } = impeller.family;
  const high = fanSet(impeller, speed.speed, random);
  const motor = motorOf(high);
  if (motor === null) return null;
  const low =
    speed.low === null
      ? null
      : fanSet({ ...impeller, variation: lowSetVariation(impeller.variation, random) }, speed.low, random);
  const lowMotor = low && motorOf(low);
  const { rated } = high;
  return {
    product: productRowOf(offer),
    numbers: [
      [PROPERTY.airFlow, rated.flow],
      [PROPERTY.totalPressure, rated.totalPressure],
      [PROPERTY.totalPressureEfficiency, rated.totalEfficiency],
      [PROPERTY.staticPressure, rated.staticPressure],
      [PROPERTY.staticPressureEfficiency, rated.staticEfficiency],
      [PROPERTY.shaftPower, rated.shaftPower],
      [PROPERTY.motorPower, motor],
      [PROPERTY.rotationalSpeed, high.speed],
      [PROPERTY.noise, rated.noise],
      ...(low && lowMotor !== null ? doubleFigures(high, low, motor, lowMotor) : []),
      ...bodyFigures(impeller, motor),
    ],
    enums: [
      [PROPERTY.speedControl, low ? DOUBLE_SPEED : SINGLE_SPEED],
      [PROPERTY.fanType, impeller.family.type],
      [PROPERTY.drive, drive],
    ],
    curves: low
      ? [...curvesOf(high, drive, SPEED_SETTINGS.high), ...curvesOf(low, drive, SPEED_SETTINGS.low)]
      : curvesOf(high, drive, null),
  };
}

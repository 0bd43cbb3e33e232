import type { ChartModel, ChartPoint } from "./ChartModel.ts";
import type { FluidNotes } from "./FluidNotes.ts";
import { factsOf } from "../../physics/curve/curveQuantities.ts";
import { airPower, shaftPowerOf, STANDARD_AIR } from "../../physics/curve/power.ts";
import { isBorderline, type SaidState } from "../../catalogue/standards/StandardVerdict.ts";
import { formatNumber, formatPlain } from "../../base/formatNumber.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { efficiency, pressure } from "../../base/units.ts";
import { altitudeAtPressure } from "../../physics/air/altitude.ts";
import { motorRatingText } from "../../physics/fluid/motorAmbient.ts";
import { motorAt, type MotorPowers } from "../../catalogue/motorPowers.ts";
import type { SiteAir } from "../../physics/fluid/siteAir.ts";

const PASCALS = 1000;
const WHOLE = 100;
const DENSITY_DIGITS = 3;
/** Total pressure in Pa above which the compression of air should not be neglected. */
const COMPRESSED = 2500;

const densityText = (density: number) => `${formatNumber(density, DENSITY_DIGITS)} kg/m³`;
export const STANDARD_AIR_TEXT = `标准空气 ${formatPlain(STANDARD_AIR)} kg/m³`;

/** Names the air: the figures that were stated, and the pressure and temperature that apply otherwise. */
function airState({ stated, pressure: total, temperature }: SiteAir): string {
  const { altitude, humidity } = stated;
  const kilopascals = `${formatNumber(total / PASCALS, 1)} kPa`;
  return [
    ...(altitude === null ? [] : [`海拔 ${formatPlain(altitude, 2)} m`]),
    `大气压 ${kilopascals}`,
    `${formatPlain(temperature, 2)} ℃`,
    ...(humidity === null ? [] : [`相对湿度 ${formatPlain(humidity, 2)} %`]),
  ].join("，");
}

export const airDensityText = ({ density }: SiteAir): string => `空气 ${densityText(density)}`;

/** The air in a line: its state and its density. */
export const airText = (air: SiteAir): string =>
  `现场空气 ${densityText(air.density)}（${airState(air)}），为${STANDARD_AIR_TEXT} 的 ${formatQuantity(air.share * WHOLE, "%")} %`;

/** The air in a few words. */
const airHead = ({ density }: SiteAir): string => `现场空气 ${densityText(density)}`;

/** Notes above a list on how it treats the air. */
export function listAirNotes(air: SiteAir, value: number | null): FluidNotes {
  if (value === null)
    return { head: airHead(air), notes: [airText(air), "只按风量查询，风量与空气密度无关"] };
  const recorded = `${formatQuantity(value / air.share, "Pa")} Pa`;
  return {
    head: `${airHead(air)}，${formatQuantity(value, "Pa")} Pa 折合标准空气 ${recorded}，按此匹配`,
    notes: [
      airText(air),
      `全压为现场值：${formatQuantity(value, "Pa")} Pa 折合标准空气 ${recorded}，按此匹配；风量不变`,
      `电动机按 ${formatPlain(air.lowestTemperature, 2)} ℃（${densityText(air.lowestDensity)}）的轴功率校核，未计传动损失和裕量`,
      ...unstatedLowest(air),
      ...ratingOf(air),
      ...compressed(value),
    ],
  };
}

const compressed = (value: number): readonly string[] =>
  value > COMPRESSED ? [`全压超过 ${COMPRESSED} Pa，未计空气的压缩性`] : [];

/** How a chart treats the air, and which quantities it leaves out. */
function chartRules({ leftOut }: NonNullable<ChartModel["air"]>): string[] {
  const names = leftOut.map((quantity) => factsOf(quantity).name).join("、");
  const rule = "压力和功率为现场值，风量和效率不变";
  return names === "" ? [rule] : [rule, `${names}没有按密度换算的规则，不显示`];
}

/** The air that a chart refers to, printed below it. */
export const chartAirText = (air: NonNullable<ChartModel["air"]>): string =>
  `${airText(air)}：${chartRules(air).join("；")}`;

/** The same notes beside a chart on the page. */
export const chartAirNotes = (air: NonNullable<ChartModel["air"]>): FluidNotes => ({
  head: airHead(air),
  notes: [airText(air), ...chartRules(air)],
});

/**
 * Shaft power in kW at an operating point, at the lowest temperature; NaN where neither power nor efficiency is
 * measured.
 */
export function shaftPowerAtLowest({ frame, air }: ChartModel, point: ChartPoint): number {
  if (air === undefined) return Number.NaN;
  const reading = (quantity: "shaftPower" | "totalPressureEfficiency") =>
    point.readings[frame.columns.indexOf(quantity)] ?? Number.NaN;
  const measured = reading("shaftPower");
  const percent = reading("totalPressureEfficiency");
  const inAir = airPower(point.flow, pressure(point.value));
  const here = !Number.isNaN(measured)
    ? measured
    : percent > 0
      ? shaftPowerOf(inAir, efficiency(percent))
      : Number.NaN;
  return (here * air.lowestShare) / air.share;
}

/** An operating point in site air and in the air of the records, with its meaning for the motor. */
export interface AirWords {
  readonly figures: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
  readonly notes: readonly string[];
  /** The motor is too small for the shaft power. */
  readonly isOverloaded: boolean;
  /** Whether the motor is large enough for the shaft power at the lowest temperature. */
  readonly motor: SaidState;
}

/**
 * A note if the lowest temperature is not stated and the air is warmer than the records' 20 ℃: the motor was
 * checked at 20 ℃, and colder air needs more power.
 */
const unstatedLowest = ({ stated, lowestTemperature, temperature }: SiteAir): readonly string[] =>
  stated.lowest === null && lowestTemperature < temperature
    ? [`未填最低气温，电动机按 ${formatPlain(lowestTemperature, 2)} ℃ 校核，更冷时请填写`]
    : [];

const ratingOf = ({ stated, pressure: total, temperature }: SiteAir): readonly string[] => {
  const text = motorRatingText(
    stated.altitude ?? altitudeAtPressure(total),
    stated.temperature === null ? null : temperature,
  );
  return text === null ? [] : [text];
};

export function airWords(
  model: ChartModel,
  point: ChartPoint,
  speed: string,
  motors: MotorPowers,
): AirWords | null {
  const { air, frame } = model;
  if (air === undefined) return null;
  const power = frame.columns.indexOf("shaftPower");
  const ofShaft = point.readings[power] ?? Number.NaN;
  const figure = (name: string, value: number, unit: string) => ({
    name,
    value: formatQuantity(value, unit),
    unit,
  });
  const cold = `${formatPlain(air.lowestTemperature, 2)} ℃`;
  const asked = shaftPowerAtLowest(model, point);
  const motor = motorAt(motors, speed);
  const isAtLimit = motor !== null && isBorderline(asked, motor);
  const isOverloaded = motor !== null && asked > motor && !isAtLimit;
  const against = `${formatQuantity(asked, "kW")} / ${motor === null ? "" : formatPlain(motor)} kW`;
  return {
    figures: [
      figure("标准空气下全压", point.value / air.share, "Pa"),
      ...(Number.isNaN(ofShaft) ? [] : [figure("标准空气下轴功率", ofShaft / air.share, "kW")]),
      ...(Number.isNaN(asked) ? [] : [figure(`${cold} 时轴功率`, asked, "kW")]),
    ],
    notes: [
      Number.isNaN(asked)
        ? "没有功率或效率曲线，无法校核电动机"
        : motor === null
          ? "未注明电动机功率，无法校核"
          : isAtLimit
            ? `电动机在 ${cold} 临界（${against}，未计传动损失和裕量）`
            : isOverloaded
              ? `电动机在 ${cold} 过载（${against}），请选大一档`
              : `电动机在 ${cold} 够用（${against}，未计传动损失和裕量）`,
      ...unstatedLowest(air),
      ...ratingOf(air),
      ...compressed(point.value),
    ],
    isOverloaded,
    motor:
      motor === null || Number.isNaN(asked)
        ? "cannot-judge"
        : isAtLimit
          ? "borderline"
          : isOverloaded
            ? "fail"
            : "pass",
  };
}

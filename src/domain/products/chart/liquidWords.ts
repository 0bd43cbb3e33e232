import type { ChartLiquid } from "../../catalogue/machine/ChartLiquid.ts";
import type { ChartModel, ChartPoint } from "./ChartModel.ts";
import { factsOf } from "../../physics/curve/curveQuantities.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { GRAVITY, hydraulicPower, shaftPowerOf } from "../../physics/curve/power.ts";
import { isBorderline, type SaidState } from "../../catalogue/standards/StandardVerdict.ts";
import { formatNumber, formatPlain } from "../../base/formatNumber.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { efficiency, head, temperature } from "../../base/units.ts";
import { FROST_MARGIN, leastFraction } from "../../physics/fluid/glycols.ts";
import {
  GLYCOL_NAMES,
  liquidDensityText,
  liquidHead,
  liquidText,
  metres,
  RECORDED_WATER_TEXT,
} from "../../physics/fluid/liquidText.ts";
import type { StatedLiquid } from "../../physics/fluid/liquidFigures.ts";
import { motorRatingText } from "../../physics/fluid/motorAmbient.ts";
import { motorAt, type MotorPowers } from "../../catalogue/motorPowers.ts";
import type { FluidNotes } from "./FluidNotes.ts";
import { npshStates } from "./npshStates.ts";
import type { SiteLiquid } from "../../physics/fluid/siteLiquid.ts";
import { decidingNpsh, neededNpsh, NPSH_MARGIN, type NpshState } from "../../physics/fluid/suction.ts";
import type { ViscosityCorrection } from "../../physics/fluid/viscosityCorrection.ts";

const WHOLE = 100;
const KILO = 1000;
const kilopascals = (pascals: number) => `${formatNumber(pascals / KILO, 1)} kPa`;

/** A sentence, and whether it speaks against the choice. */
export interface LiquidNote {
  readonly text: string;
  readonly isBad: boolean;
}

/** Whether a liquid withstands the coldest temperature asked for; null if none is asked for. */
export function frostNote({ glycol, fraction, frost }: StatedLiquid): LiquidNote | null {
  if (frost === null) return null;
  const asked = `防冻 ${formatPlain(frost, 2)} ℃（冰点再低 ${FROST_MARGIN} K）`;
  if (glycol === null) {
    const isBad = frost < FROST_MARGIN;
    return { text: `${asked}：${isBad ? "清水会结冰，请用乙二醇或丙二醇" : "清水可以"}`, isBad };
  }
  const least = leastFraction(glycol, temperature(frost));
  if (least === null) return { text: `${asked}：${GLYCOL_NAMES[glycol]} 60 % 以内达不到`, isBad: true };
  const needed = `${GLYCOL_NAMES[glycol]}质量浓度至少 ${formatNumber(Math.ceil(least * WHOLE * 10) / 10, 1)} %`;
  const isBad = fraction < least * WHOLE;
  return { text: `${asked}：${needed}，现为 ${formatPlain(fraction, 2)} %${isBad ? "，不够" : ""}`, isBad };
}

/** What is stated about the suction side, and what is still missing; null if nothing is stated. */
export function suctionText({ stated, surface, vapourPressure }: SiteLiquid): string | null {
  const { altitude, pressure, fill, head: height, loss } = stated;
  if (height === null)
    return [altitude, pressure, fill, loss].every((figure) => figure === null)
      ? null
      : "填写液面高差后判断汽蚀余量";
  return [
    `液面绝对压力 ${kilopascals(surface)}`,
    `汽化压力 ${kilopascals(vapourPressure)}`,
    `液面${height < 0 ? "低于" : "高于"}泵 ${formatPlain(Math.abs(height), 2)} m`,
    `吸入管损失 ${formatPlain(loss ?? 0, 2)} m（设计流量）`,
  ].join("，");
}

const MARGIN_TEXT = `${NPSH_MARGIN.ratio} 倍且多 ${NPSH_MARGIN.metres} m，HI 9.6.1，待核对`;

/** The NPSH judgement as shown: at the limit, within rounding between computers, it is borderline. */
function saidNpsh({ available, required, verdict }: NpshState): SaidState {
  if (verdict === "unknown") return "cannot-judge";
  if (isBorderline(available, neededNpsh(required))) return "borderline";
  return verdict === "met" ? "pass" : "fail";
}

/** Whether the pump's NPSH is enough, with both figures and the flow. */
function npshNote(state: NpshState): LiquidNote {
  const { flow, available, required, verdict } = state;
  if (Number.isNaN(flow))
    return { text: "汽蚀余量无法判定：最小管网或部分台数运行时超出实测流量", isBad: false };
  const where = `${formatQuantity(flow, "m³/h")} m³/h 时可用汽蚀余量 ${metres(available)}`;
  if (verdict === "unknown") return { text: `${where}，没有汽蚀余量曲线，无法判定`, isBad: false };
  const against = `所需 ${metres(required)}，应不小于 ${metres(neededNpsh(required))}（${MARGIN_TEXT}）`;
  if (saidNpsh(state) === "borderline") return { text: `${where}，${against}，临界`, isBad: false };
  return verdict === "met"
    ? { text: `${where}，${against}，够用`, isBad: false }
    : { text: `${where}，${against}，不足，会汽蚀`, isBad: true };
}

/** Shown wherever the viscosity lies outside the method's data. */
const OUT_OF_METHOD = "黏度或泵型超出 HI 9.6.7 的适用范围，未修正，结果仅按清水";
const UNKNOWN_METHOD = "最高效率点、转速或级数不明，无法按 HI 9.6.7 修正黏度，结果仅按清水";

const percentOff = (factor: number) => formatNumber((1 - factor) * WHOLE, 1);

/** The effect of viscosity on the curves; null if there is none. */
function viscosityNote(correction: ViscosityCorrection, rate: number): LiquidNote | null {
  switch (correction.state) {
    case "none":
      return null;
    case "outside":
      return { text: OUT_OF_METHOD, isBad: true };
    case "unknown":
      return { text: UNKNOWN_METHOD, isBad: true };
    case "corrected": {
      const { b, flow, efficiency: eta } = correction.factors;
      return {
        text: `按 HI 9.6.7 修正黏度：${rate === FULL_RATE ? "" : `${formatNumber(rate * WHOLE, 1)}% 转速时 `}B = ${formatNumber(b, 2)}，流量和最高效率点扬程减 ${percentOff(flow)} %，效率减 ${percentOff(eta)} %（相对值）；管路阻力随黏度增大未计`,
        isBad: false,
      };
    }
  }
}

/** How a chart treats its liquid, and which quantities it leaves out. */
function chartRules(liquid: ChartLiquid): string[] {
  const names = liquid.leftOut.map((quantity) => factsOf(quantity).name).join("、");
  const isCorrected = liquid.corrections.some((settings) =>
    settings.some(({ state }) => state === "corrected"),
  );
  const rule = isCorrected
    ? "扬程（m 液柱）、效率和轴功率已按密度和黏度修正"
    : "扬程（m 液柱）和效率按清水曲线，轴功率按密度换算";
  return names === "" ? [rule] : [rule, `${names}没有换算规则，不显示`];
}

/** The liquid that a chart refers to, printed below it. */
export const chartLiquidText = (liquid: ChartLiquid): string =>
  liquid.share === 1
    ? `曲线按${RECORDED_WATER_TEXT}；${suctionText(liquid) ?? ""}`
    : `${liquidText(liquid)}。${chartRules(liquid).join("；")}`;

/** The same notes beside a chart on the page. */
export const chartLiquidNotes = (liquid: ChartLiquid): FluidNotes =>
  liquid.share === 1
    ? { head: chartLiquidText(liquid), notes: [] }
    : { head: liquidHead(liquid), notes: [liquidText(liquid), ...chartRules(liquid)] };

/** Notes above a list on how it treats the liquid; warnings come first. */
export function listLiquidNotes(liquid: SiteLiquid): FluidNotes {
  const { stated, share } = liquid;
  const frost = frostNote(stated);
  const suction = suctionText(liquid);
  const isOwn = share !== 1;
  const match =
    stated.glycol === null
      ? ["扬程为 m 液柱，按清水曲线匹配", "轴功率按密度换算，电动机按它校核，未计裕量"]
      : [
          "扬程为 m 液柱，按 HI 9.6.7 修正黏度后的曲线匹配和排序，不能修正的按清水、排在后面",
          "轴功率按密度和黏度换算，电动机按它校核，未计裕量",
        ];
  const first = [...(isOwn ? [liquidHead(liquid)] : []), ...(frost?.isBad ? [frost.text] : [])];
  const further = [
    ...(isOwn ? [liquidText(liquid), ...match] : []),
    ...(frost === null || frost.isBad ? [] : [frost.text]),
    ...(suction === null ? [] : [suction]),
  ];
  // A single sentence about the record's water needs no click.
  return first.length === 0
    ? { head: further[0] ?? "", notes: further.slice(1) }
    : { head: first.join("；"), notes: further };
}

/** Shaft power in kW at an operating point with the liquid; NaN where neither power nor efficiency is measured. */
export function shaftPowerAt({ frame, liquid }: ChartModel, point: ChartPoint): number {
  const reading = (quantity: "shaftPower" | "efficiency") =>
    point.readings[frame.columns.indexOf(quantity)] ?? Number.NaN;
  const measured = reading("shaftPower");
  const eta = reading("efficiency");
  if (!Number.isNaN(measured) || liquid === undefined || !(eta > 0)) return measured;
  return shaftPowerOf(hydraulicPower(point.flow, head(point.value), liquid.density), efficiency(eta));
}

/** An operating point with the liquid, with its meaning for the motor and the suction side. */
export interface LiquidWords {
  readonly figures: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
  readonly notes: readonly LiquidNote[];
  /** Whether the motor is large enough with the liquid; `null` with the record's water, where nothing is said. */
  readonly motor: SaidState | null;
  /** If the suction side is stated: available NPSH in m and its margin over the needed one; NaN if unknown. */
  readonly npsh: { readonly state: SaidState; readonly available: number; readonly margin: number } | null;
}

/** kPa: ρ·g·H */
const liftedPressure = (density: number, metresOfLiquid: number) =>
  (density * GRAVITY * metresOfLiquid) / KILO;

function saidMotor(asked: number, motor: number | null): SaidState {
  if (motor === null || Number.isNaN(asked)) return "cannot-judge";
  if (isBorderline(asked, motor)) return "borderline";
  return asked > motor ? "fail" : "pass";
}

function motorNote(asked: number, motor: number | null): LiquidNote {
  if (Number.isNaN(asked)) return { text: "没有功率或效率曲线，无法校核电动机", isBad: false };
  if (motor === null) return { text: "未注明电动机功率，无法校核", isBad: false };
  const against = `${formatQuantity(asked, "kW")} / ${formatPlain(motor)} kW`;
  const said = saidMotor(asked, motor);
  if (said === "borderline") return { text: `电动机临界（${against}，未计裕量）`, isBad: false };
  return said === "fail"
    ? { text: `电动机过载（${against}），请选大一档`, isBad: true }
    : { text: `电动机够用（${against}，未计裕量）`, isBad: false };
}

/** Speed of a point as a share of full speed; points on regulated curves have the regulated speed. */
const rateOf = ({ duty, regulation }: ChartModel, point: ChartPoint): number =>
  regulation === null || duty.operatingPoints.includes(point) ? FULL_RATE : regulation.rate;

/**
 * The viscosity correction of the curves that a point lies on; at reduced speed it is larger than at full speed.
 */
export function correctionAt(model: ChartModel, point: ChartPoint): ViscosityCorrection | undefined {
  const at = rateOf(model, point) === FULL_RATE ? model.liquid?.corrections : model.regulation?.corrections;
  return at?.[point.product]?.[point.setting];
}

/** A note on a pump's motor at the site's altitude; the ambient temperature is not known. */
function ratingNote({ altitude }: StatedLiquid): LiquidNote | null {
  const text = altitude === null ? null : motorRatingText(altitude, null);
  return text === null ? null : { text, isBad: false };
}

/** Figures of the same pump with the water of its record. */
function waterFigures(model: ChartModel, point: ChartPoint, asked: number): LiquidWords["figures"] {
  const figure = (name: string, value: number, unit: string) => ({
    name,
    value: formatQuantity(value, unit),
    unit,
  });
  const { liquid, duty } = model;
  if (liquid === undefined || liquid.share === 1) return [];
  const isFull = duty.operatingPoints.includes(point);
  const water = duty.waterPoints?.find(
    ({ product, setting, design }) =>
      product === point.product && setting === point.setting && design === point.design,
  );
  const correction = correctionAt(model, point);
  if (correction?.state !== "corrected")
    return Number.isNaN(asked) ? [] : [figure("清水时轴功率", asked / liquid.share, "kW")];
  if (water === undefined || !isFull) return [];
  const power = shaftPowerOf(hydraulicPower(water.flow, head(water.value)), efficiency(water.efficiency));
  return [
    figure("清水时流量", water.flow, "m³/h"),
    figure("清水时扬程", water.value, "m"),
    figure("清水时效率", water.efficiency, "%"),
    figure("清水时轴功率", power, "kW"),
  ];
}

export function liquidWords(
  model: ChartModel,
  point: ChartPoint,
  speed: string,
  motors: MotorPowers,
): LiquidWords | null {
  const { liquid } = model;
  if (liquid === undefined) return null;
  const asked = shaftPowerAt(model, point);
  const npsh = decidingNpsh(npshStates(model, [point]));
  const correction = correctionAt(model, point);
  const isOwn = liquid.share !== 1;
  const motor = motorAt(motors, speed);
  const notes = [
    isOwn ? motorNote(asked, motor) : null,
    ratingNote(liquid.stated),
    npsh && npshNote(npsh),
    correction === undefined ? null : viscosityNote(correction, rateOf(model, point)),
    frostNote(liquid.stated),
  ];
  const lifted = liftedPressure(liquid.density, point.value);
  return {
    figures: [
      ...(isOwn ? [{ name: "压差 ρgH", value: formatNumber(lifted, 1), unit: "kPa" }] : []),
      ...(npsh === null || Number.isNaN(npsh.available)
        ? []
        : [{ name: "可用汽蚀余量", value: formatQuantity(npsh.available, "m"), unit: "m" }]),
      ...waterFigures(model, point, asked),
    ],
    notes: notes.flatMap((note) => note ?? []),
    motor: isOwn ? saidMotor(asked, motor) : null,
    npsh: npsh && {
      state: saidNpsh(npsh),
      available: npsh.available,
      margin: npsh.available - neededNpsh(npsh.required),
    },
  };
}

export const liquidTitle = (liquid: SiteLiquid): string =>
  `${liquid.stated.glycol === null ? "清水" : `${GLYCOL_NAMES[liquid.stated.glycol]} ${formatPlain(liquid.stated.fraction, 2)} %`} ${liquidDensityText(liquid)}`;

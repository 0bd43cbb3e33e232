import { ambiguousAt } from "../chart/ambiguousAt.ts";
import type { ChartModel, ChartPoint } from "../chart/ChartModel.ts";
import type { ChartDesign } from "../../catalogue/machine/ChartRequest.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { wattsPerAirVolume } from "../../physics/curve/power.ts";
import { othersInForce, pointsInForce } from "../chart/pointsInForce.ts";
import { shownSetting } from "../../catalogue/machine/shownSetting.ts";
import { isShown } from "../drawing/ChartView.ts";
import { judgePowerPerAirVolume } from "../../catalogue/standards/powerPerAirVolumeLimit.ts";
import type { ProductVerdict } from "../../catalogue/standards/productVerdict.ts";
import { saidState } from "../../catalogue/standards/StandardVerdict.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import { airWords } from "../chart/airWords.ts";
import { liquidWords, type LiquidWords } from "../chart/liquidWords.ts";
import type { MotorPowers } from "../../catalogue/motorPowers.ts";
import type { OperatingState } from "./OperatingState.ts";

/** One figure of an answer as shown, without unit, or one of a few words. */
export interface AnswerFigure {
  /** Position and quantity: `1.flow` for the first operating point, `standard.grade`. */
  readonly key: string;
  /** Rounded as shown, in plain digits; empty if there is no value. */
  readonly text: string;
}

/** The part of a chart that an answer reads. */
export interface AnsweredChart {
  readonly machine: Machine;
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly settings: readonly { readonly speed: string }[];
  }[];
  readonly designPoints: readonly ChartDesign[];
  readonly model: ChartModel;
}

/** Everything that an answer is made from. */
export interface Answered {
  readonly machine: Machine;
  /** `null` if no curve can be drawn. */
  readonly chart: AnsweredChart | null;
  readonly verdict: ProductVerdict;
  readonly motors: MotorPowers;
  readonly state: Pick<OperatingState, "duty" | "setting" | "powerLimit">;
}

const GROUPING = /,/gu;
const MINUS = /−/gu;
const DIGIT = /[0-9]/u;

/** The figure as shown, in characters that every address carries unchanged. */
function plain(value: number | null, unit: string): string {
  const text = formatQuantity(value, unit).replace(GROUPING, "").replace(MINUS, "-");
  return DIGIT.test(text) ? text : "";
}

export const POWER_PER_AIR_VOLUME = "powerPerAirVolume";
const POWER_UNIT = "W/(m³/h)";
/** Keys of the suction side, beside the reading of the curve, which is `npsh`. */
export const NPSH_KEYS = { state: "npshState", available: "npshAvailable", margin: "npshMargin" } as const;

/** The readings at one point, as the panel shows them. */
function readingsOf(chart: AnsweredChart, point: ChartPoint, prefix: string): readonly AnswerFigure[] {
  const { machine, model } = chart;
  const pressure = PRESSURE_QUANTITY[machine];
  const figure = (name: string, value: number | null, unit: string): AnswerFigure => ({
    key: `${prefix}.${name}`,
    text: plain(value, unit),
  });
  return [
    figure("flow", point.flow, flowFactsOf(machine).unit),
    figure("flowDeviation", point.flowDeviation, "%"),
    ...model.frame.columns.flatMap((quantity, at) => [
      figure(quantity, point.readings[at] ?? null, factsOf(quantity).unit),
      ...(quantity === pressure ? [figure("valueDeviation", point.valueDeviation, "%")] : []),
    ]),
    ...(machine === "fan" ? [figure(POWER_PER_AIR_VOLUME, point.powerPerAirVolume, POWER_UNIT)] : []),
  ];
}

/** One operating point: its readings or why it has none, and whether the motor is large enough. */
function pointFigures(
  chart: AnsweredChart,
  point: ChartPoint,
  prefix: string,
  motors: MotorPowers,
): readonly AnswerFigure[] {
  const states = ambiguousAt(chart.model, point);
  // With several states none is called the operating point, and none is shown.
  if (states !== null) return [{ key: `${prefix}.states`, text: String(states) }];
  const speed = chart.products[point.product]?.settings[point.setting]?.speed ?? "";
  const ofLiquid = liquidWords(chart.model, point, speed, motors);
  const motor = airWords(chart.model, point, speed, motors)?.motor ?? ofLiquid?.motor ?? "cannot-judge";
  return [
    ...readingsOf(chart, point, prefix),
    ...(point.isUnstable ? [{ key: `${prefix}.crossings`, text: String(point.crossings.length) }] : []),
    ...(motor === "cannot-judge" ? [] : [{ key: `${prefix}.motor`, text: motor }]),
    ...npshFigures(ofLiquid?.npsh ?? null, prefix),
  ];
}

/** Whether the pump's NPSH is enough, if its suction side is stated; if it cannot be judged, only that is said. */
function npshFigures(npsh: LiquidWords["npsh"], prefix: string): readonly AnswerFigure[] {
  if (npsh === null) return [];
  const state = { key: `${prefix}.${NPSH_KEYS.state}`, text: npsh.state };
  if (npsh.state === "cannot-judge") return [state];
  return [
    state,
    { key: `${prefix}.${NPSH_KEYS.available}`, text: plain(npsh.available, "m") },
    { key: `${prefix}.${NPSH_KEYS.margin}`, text: plain(npsh.margin, "m") },
  ];
}

function chartFigures(chart: AnsweredChart, { state, motors }: Answered): readonly AnswerFigure[] {
  const speed = shownSetting(chart.products[0]?.settings ?? [], state.setting);
  const points = pointsInForce(chart.model).filter((point) => isShown(chart, { speed }, point));
  if (points.length === 0) return state.duty.length === 0 ? [] : [{ key: "1.point", text: "none" }];
  return points.flatMap((point, at) => {
    const prefix = String(at + 1);
    const others = othersInForce(chart.model).filter(
      ({ product, setting, design }) =>
        product === point.product && setting === point.setting && design === point.design,
    );
    return [
      ...pointFigures(chart, point, prefix, motors),
      ...others.flatMap(({ name, point: met }) =>
        met === null
          ? [{ key: `${prefix}.${name}.point`, text: "none" }]
          : readingsOf(chart, met, `${prefix}.${name}`).slice(0, 1),
      ),
    ];
  });
}

/** The efficiency grade; if it cannot be judged, only that is said. */
function standardFigures({ verdict }: ProductVerdict): readonly AnswerFigure[] {
  const state = { key: "standard.state", text: saidState(verdict) };
  if (verdict.state === "cannot-judge") return [state];
  return [
    state,
    { key: "standard.grade", text: verdict.grade === null ? "none" : String(verdict.grade) },
    ...(verdict.borderlineGrade === null
      ? []
      : [{ key: "standard.borderline", text: String(verdict.borderlineGrade) }]),
    { key: "standard.efficiency", text: plain(verdict.limit + verdict.margin, "%") },
    { key: "standard.limit", text: plain(verdict.limit, "%") },
    { key: "standard.margin", text: plain(verdict.margin, "%") },
  ];
}

/** The power limit at the first point in force, as the panel judges it. */
function limitFigures({ chart, state }: Answered): readonly AnswerFigure[] {
  const { powerLimit } = state;
  if (powerLimit === null || chart === null || chart.machine !== "fan") return [];
  const speed = shownSetting(chart.products[0]?.settings ?? [], state.setting);
  const [point] = pointsInForce(chart.model).filter((met) => isShown(chart, { speed }, met));
  const power = point?.powerPerAirVolume ?? null;
  if (power === null) return [{ key: "power.state", text: "cannot-judge" }];
  const judged = judgePowerPerAirVolume(power, wattsPerAirVolume(powerLimit));
  return [
    { key: "power.state", text: judged.state },
    { key: "power.margin", text: plain(judged.margin, POWER_UNIT) },
  ];
}

/**
 * The figures of a product's detail page at a state: its operating points as shown, and the judgements. They are
 * in the order in which a person reads them.
 */
export const answerFigures = (answered: Answered): readonly AnswerFigure[] => [
  ...(answered.chart === null ? [] : chartFigures(answered.chart, answered)),
  ...standardFigures(answered.verdict),
  ...limitFigures(answered),
];

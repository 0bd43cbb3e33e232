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

/** One thing that an answer says: a figure as it is shown, without unit, or a word of a few. */
export interface AnswerFigure {
  /** Whose and what: `1.flow` of the first operating point, `standard.grade`. */
  readonly key: string;
  /** Rounded as shown, in plain digits; empty where nothing stands. */
  readonly text: string;
}

/** A chart as far as an answer reads it. */
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

/** Everything that an answer is made of. */
export interface Answered {
  readonly machine: Machine;
  /** `null` where no curve can be drawn. */
  readonly chart: AnsweredChart | null;
  readonly verdict: ProductVerdict;
  readonly motors: MotorPowers;
  readonly state: Pick<OperatingState, "duty" | "setting" | "powerLimit">;
}

const GROUPING = /,/gu;
const MINUS = /−/gu;
const DIGIT = /[0-9]/u;

/** As it is shown, in signs that every address carries. */
function plain(value: number | null, unit: string): string {
  const text = formatQuantity(value, unit).replace(GROUPING, "").replace(MINUS, "-");
  return DIGIT.test(text) ? text : "";
}

export const POWER_PER_AIR_VOLUME = "powerPerAirVolume";
const POWER_UNIT = "W/(m³/h)";
/** Of the suction side, beside the reading of the curve, which is `npsh`. */
export const NPSH_KEYS = { state: "npshState", available: "npshAvailable", margin: "npshMargin" } as const;

/** What one point reads, as the panel shows it. */
function readingsOf(chart: AnsweredChart, point: ChartPoint, place: string): readonly AnswerFigure[] {
  const { machine, model } = chart;
  const pressure = PRESSURE_QUANTITY[machine];
  const figure = (name: string, value: number | null, unit: string): AnswerFigure => ({
    key: `${place}.${name}`,
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

/** One operating point: its readings, or why it has none; and whether its motor carries it. */
function pointFigures(
  chart: AnsweredChart,
  point: ChartPoint,
  place: string,
  motors: MotorPowers,
): readonly AnswerFigure[] {
  const states = ambiguousAt(chart.model, point);
  // With several states no point is called the operating point, and none is shown.
  if (states !== null) return [{ key: `${place}.states`, text: String(states) }];
  const speed = chart.products[point.product]?.settings[point.setting]?.speed ?? "";
  const ofLiquid = liquidWords(chart.model, point, speed, motors);
  const motor = airWords(chart.model, point, speed, motors)?.motor ?? ofLiquid?.motor ?? "cannot-judge";
  return [
    ...readingsOf(chart, point, place),
    ...(point.isUnstable ? [{ key: `${place}.crossings`, text: String(point.crossings.length) }] : []),
    ...(motor === "cannot-judge" ? [] : [{ key: `${place}.motor`, text: motor }]),
    ...npshFigures(ofLiquid?.npsh ?? null, place),
  ];
}

/** Whether the pump cavitates, where its suction side is stated; of what cannot be judged nothing but that. */
function npshFigures(npsh: LiquidWords["npsh"], place: string): readonly AnswerFigure[] {
  if (npsh === null) return [];
  const state = { key: `${place}.${NPSH_KEYS.state}`, text: npsh.state };
  if (npsh.state === "cannot-judge") return [state];
  return [
    state,
    { key: `${place}.${NPSH_KEYS.available}`, text: plain(npsh.available, "m") },
    { key: `${place}.${NPSH_KEYS.margin}`, text: plain(npsh.margin, "m") },
  ];
}

function chartFigures(chart: AnsweredChart, { state, motors }: Answered): readonly AnswerFigure[] {
  const speed = shownSetting(chart.products[0]?.settings ?? [], state.setting);
  const points = pointsInForce(chart.model).filter((point) => isShown(chart, { speed }, point));
  if (points.length === 0) return state.duty.length === 0 ? [] : [{ key: "1.point", text: "none" }];
  return points.flatMap((point, at) => {
    const place = String(at + 1);
    const others = othersInForce(chart.model).filter(
      ({ product, setting, design }) =>
        product === point.product && setting === point.setting && design === point.design,
    );
    return [
      ...pointFigures(chart, point, place, motors),
      ...others.flatMap(({ name, point: met }) =>
        met === null
          ? [{ key: `${place}.${name}.point`, text: "none" }]
          : readingsOf(chart, met, `${place}.${name}`).slice(0, 1),
      ),
    ];
  });
}

/** What the standard says; of what cannot be judged nothing but that. */
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

/** Of the first point in force, as the panel judges it. */
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
 * What the detail of a product says at a state: its operating points in force as they are shown, and the verdicts. The
 * order is the one in which a person reads them.
 */
export const answerFigures = (answered: Answered): readonly AnswerFigure[] => [
  ...(answered.chart === null ? [] : chartFigures(answered.chart, answered)),
  ...standardFigures(answered.verdict),
  ...limitFigures(answered),
];

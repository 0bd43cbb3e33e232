import { FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { airOf, liquidOf, sharedDesigns } from "#domain/products/chart/designPoints.ts";
import { shownSetting } from "#domain/catalogue/machine/shownSetting.ts";
import { settingVerdict } from "#domain/catalogue/standards/productVerdict.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import {
  answerFigures,
  type AnsweredChart,
  type AnswerFigure,
} from "#domain/products/claim/answerFigures.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";

export const operatingState = (
  duty: Readonly<Record<string, number>>,
  changed: Partial<OperatingState> = {},
): OperatingState => ({
  duty: Object.entries(duty).map(([code, value]) => ({ code, value, deviationRate: null })),
  rate: null,
  setting: undefined,
  powerLimit: null,
  energy: DEFAULT_CHOICE,
  set: PLAIN_SET,
  ...changed,
});

/** The chart of a product's detail at a state. */
export function chartAt(
  machine: Machine,
  product: ChartProduct,
  state: OperatingState,
): AnsweredChart | null {
  const conditions = state.duty.length === 0 ? [] : [state.duty];
  const products = [product];
  const designPoints = sharedDesigns(machine, products, conditions);
  const request = {
    machine,
    products,
    designPoints,
    rate: state.rate,
    air: airOf(machine, conditions),
  };
  const built = buildChart(inStatedLiquid(request, liquidOf(machine, conditions)));
  return built.ok ? { machine, products, designPoints, model: built.value } : null;
}

const FACTS = {
  fan: { typeName: FAN_TYPES.V000701, speed: 1450, impellerDiameter: 600, hubRatio: null, stages: null },
  pump: { typeName: PUMP_TYPES.V000601, speed: 1450, impellerDiameter: null, hubRatio: null, stages: 1 },
} as const;

/** The detail's answer at a state, with the state as its link writes it. */
export function answerAt(
  machine: Machine,
  product: ChartProduct,
  state: OperatingState,
): { readonly answer: readonly AnswerFigure[]; readonly state: OperatingState } {
  const [setting] = product.settings;
  const judged = settingVerdict({ machine, isSet: false, ...FACTS[machine] }, setting);
  const answer = answerFigures({
    machine,
    chart: chartAt(machine, product, state),
    verdict: { ...judged, setting: setting?.speed ?? "" },
    motors: { only: 3, high: null, low: null },
    state,
  });
  return { answer, state: { ...state, setting: shownSetting(product.settings, state.setting) } };
}

import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { shownSetting } from "#domain/catalogue/machine/shownSetting.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import { answerFigures, type AnswerFigure } from "#domain/products/claim/answerFigures.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";
import type { CurveClient, DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartSourceOf } from "../chart/chartSourceOf.ts";
import { verdictOfProduct } from "../product/standard/useProductVerdict.ts";

/** A product from the server, and the state that it is viewed at. */
export interface AskedProduct {
  readonly machine: Machine;
  readonly product: Product;
  readonly curves: readonly WireCurve[];
  readonly state: OperatingState;
}

export interface CurrentAnswer {
  /** Includes the shown setting, even if none was asked for. */
  readonly state: OperatingState;
  readonly answer: readonly AnswerFigure[];
}

/** The chart of the product alone, as its detail draws it; `null` if no curve can be drawn. */
async function chartOf(
  curve: CurveClient,
  { machine, product, curves, state }: AskedProduct,
): Promise<DrawnChart | null> {
  const opened = await curve.open({
    machine,
    products: [chartSourceOf(product, curves)],
    conditions: state.duty.length === 0 ? [] : [state.duty.map(({ code, value }) => ({ code, value }))],
    rate: state.rate,
  });
  if (!opened.ok) return null;
  opened.value.close();
  return opened.value.drawn;
}

/** The figures of a product's detail at a state, computed anew by the same functions. Rejects with WorkerGone. */
export async function currentAnswer(curve: CurveClient, asked: AskedProduct): Promise<CurrentAnswer> {
  const { machine, product, curves, state } = asked;
  const chart = await chartOf(curve, asked);
  const answer = answerFigures({
    machine,
    chart,
    verdict: verdictOfProduct(machine, product, curves),
    motors: motorPowers(product.productPropertyValues),
    state,
  });
  const setting = shownSetting(chart?.products[0]?.settings ?? [], state.setting);
  return { state: { ...state, setting }, answer };
}

import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { FigureSheet } from "./FigureSheet.ts";

/** A system's curve through its duty: m³/h, and m or Pa. The part `still` does not depend on the flow. */
export interface BookCurve {
  readonly flow: number;
  readonly value: number;
  readonly still: number;
  readonly exponent: number;
}

/** Titles of the curve's figures, with their decimals */
interface CurveTitles {
  readonly value: string;
  readonly digits: number;
  readonly flowDigits: number;
}
const HEAD_TITLES: CurveTitles = { value: "扬程（m）", digits: 2, flowDigits: 2 };

/** Shares of the flow at which a system's curve is written */
const SHARES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3];

/** The system's curve at 50 … 130 % of the flow */
export function curveSheet(
  name: string,
  { flow, value, still, exponent }: BookCurve,
  titles: CurveTitles = HEAD_TITLES,
): PlanSheet {
  return new FigureSheet(`${name}管路特性`, SHARES.length)
    .figures("流量比", 2, (row) => SHARES[row]!)
    .figures("流量（m³/h）", titles.flowDigits, (row) => SHARES[row]! * flow, `[流量比]{row}*${flow}`)
    .figures(
      titles.value,
      titles.digits,
      (row) => still + (value - still) * SHARES[row]! ** exponent,
      `${still}+${value - still}*[流量比]{row}^${exponent}`,
    )
    .sheet();
}

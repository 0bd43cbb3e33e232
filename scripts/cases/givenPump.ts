import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import type { EnergyMachine } from "#domain/products/energy/EnergyMachine.ts";
import { isNumber, numberIn, textIn, type CaseContext, type Inputs } from "./CaseKind.ts";
import { readFormula } from "./readFormula.ts";

/** A pump as a case states it: by formulas, by points of a formula, or by the name of another case. */
export interface GivenPump {
  readonly head: FittedCurve;
  /** %; undefined if the case states none. */
  readonly efficiency: FittedCurve | undefined;
  /** s and Hb of H = Hb − s·Q^1.852, if it is given by two points. */
  readonly form: { readonly s: number; readonly hb: number } | null;
}

const POINTS = 24;
/**
 * A curve without a stated range is assumed to be measured up to this share of the flow at which it reaches
 * zero.
 */
const SHARE_OF_ZERO = 0.95;
const HALVINGS = 60;
const HAZEN_WILLIAMS = 1.852;

const measured = (y: (q: number) => number, from: number, to: number): FittedCurve => {
  const x = Float64Array.from({ length: POINTS }, (_, at) => from + ((to - from) * at) / (POINTS - 1));
  return fitCurve({ x, y: x.map(y) });
};

/** The flow at which a falling formula reaches 0. */
function zeroOf(y: (q: number) => number): number {
  let high = 1e-6;
  while (y(high) > 0 && high < 1e9) high *= 2;
  let low = high / 2;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (y(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/** `H = 50 - 0.01q² m, η = 0.78·(1 - ((q-40)/40)²), q m3/h`, `30 - 0.003Q²`, `… (Q m3/h, measured 0..95)`. */
function pumpOfText(text: string): GivenPump {
  const head = readFormula(/H\s*=\s*(?<formula>.*)/u.exec(text)?.groups?.["formula"] ?? text);
  const range = /(?<from>\d+(?:[.]\d+)?)\s*(?:[.]{2}|…|to)\s*(?<to>\d+(?:[.]\d+)?)/u.exec(text)?.groups;
  const [from, to] =
    range === undefined ? [0, SHARE_OF_ZERO * zeroOf(head)] : [Number(range["from"]), Number(range["to"])];
  const share = /η\s*=\s*(?<formula>.*)/u.exec(text)?.groups?.["formula"];
  const efficiency = share === undefined ? undefined : readFormula(share);
  return {
    head: measured(head, from, to),
    efficiency: efficiency && measured((q) => 100 * efficiency(q), from, to),
    form: null,
  };
}

type Points = readonly (readonly [number, number])[];
const isPoints = (value: unknown): value is Points =>
  Array.isArray(value) && value.every((point) => Array.isArray(point) && point.every(isNumber));

/** H = Hb − s·Qⁿ through the first and the last point: the source's model, sampled like a measurement. */
function pumpOfForm(points: Points, n: number): GivenPump {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) throw new Error("a form needs two points");
  const s = (first[1] - last[1]) / (last[0] ** n - first[0] ** n);
  const hb = first[1] + s * first[0] ** n;
  const head = (q: number) => hb - s * q ** n;
  const zero = zeroOf(head);
  return { head: measured(head, 0.08 * zero, SHARE_OF_ZERO * zero), efficiency: undefined, form: { s, hb } };
}

/** @throws Error for inputs that state no pump in a known form */
export function givenPump(inputs: Inputs, context: CaseContext): GivenPump {
  const points = inputs["pump_points_m3_per_s_m"];
  if (isPoints(points)) return pumpOfForm(points, numberIn(inputs, "exponent_n", HAZEN_WILLIAMS));
  const text = textIn(inputs, "pump");
  const other = /^as (?<id>[A-Z]\d+)/u.exec(text)?.groups?.["id"];
  return other === undefined ? pumpOfText(text) : givenPump(context.inputsOf(other), context);
}

export const asMachine = ({ head, efficiency }: GivenPump): EnergyMachine => ({
  kind: "pump",
  pressure: head,
  efficiency,
  shaftPower: undefined,
  inputPower: undefined,
  overallEfficiency: undefined,
  isScalable: true,
});

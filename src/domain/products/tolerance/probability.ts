import type { AcceptanceGrade, Ends } from "../../catalogue/standards/acceptanceGrades.ts";
import type { MeasuredCurve } from "../../physics/curve/MeasuredCurve.ts";

/** A tolerance is taken as 1.96 σ of a normal distribution, so 95 % lie inside; a convention, which is shown. */
const SIGMAS = 1.96;
const NODES = 32;
const NEWTON_STEPS = 100;
const CLOSE = 1e-15;

const ERF_TERMS = 200;

/** erf, by its series near 0 and by a continued fraction beyond, to 1e-15. */
function erf(x: number): number {
  const size = Math.abs(x);
  if (size < 2.5) {
    let term = size;
    let sum = size;
    for (let n = 1; n < ERF_TERMS && Math.abs(term) > CLOSE * Math.abs(sum); n++) {
      term *= (-size * size) / n;
      sum += term / (2 * n + 1);
    }
    return (Math.sign(x) * 2 * sum) / Math.sqrt(Math.PI);
  }
  let fraction = 0;
  for (let n = ERF_TERMS; n > 0; n--) fraction = n / 2 / (size + fraction);
  return Math.sign(x) * (1 - Math.exp(-size * size) / ((size + fraction) * Math.sqrt(Math.PI)));
}

/** Φ, the share of a standard normal distribution below z. */
const normalBelow = (z: number): number => (1 + erf(z / Math.SQRT2)) / 2;

interface Node {
  readonly z: number;
  readonly weight: number;
}

/**
 * Nodes of Gauss–Hermite quadrature for a standard normal variable, with weights of sum 1; Newton's method on
 * normalised polynomials.
 */
function hermiteNodes(count: number): readonly Node[] {
  const nodes: Node[] = [];
  const found: number[] = [];
  for (let at = 0; at < Math.ceil(count / 2); at++) {
    let z =
      at === 0
        ? Math.sqrt(2 * count + 1) - 1.85575 * (2 * count + 1) ** -0.16667
        : at === 1
          ? found[0]! - (1.14 * count ** 0.426) / found[0]!
          : at === 2
            ? 1.86 * found[1]! - 0.86 * found[0]!
            : at === 3
              ? 1.91 * found[2]! - 0.91 * found[1]!
              : 2 * found[at - 1]! - found[at - 2]!;
    let slope = 1;
    for (let step = 0; step < NEWTON_STEPS; step++) {
      let [value, before] = [Math.PI ** -0.25, 0];
      for (let degree = 0; degree < count; degree++)
        [value, before] = [
          z * Math.sqrt(2 / (degree + 1)) * value - Math.sqrt(degree / (degree + 1)) * before,
          value,
        ];
      slope = Math.sqrt(2 * count) * before;
      const change = value / slope;
      z -= change;
      if (Math.abs(change) <= CLOSE * Math.max(1, Math.abs(z))) break;
    }
    found.push(z);
    const weight = 2 / (slope * slope) / Math.sqrt(Math.PI);
    nodes.push({ z: z * Math.SQRT2, weight });
    if (Math.abs(z) > 1e-12) nodes.push({ z: -z * Math.SQRT2, weight });
  }
  return nodes;
}

const HERMITE = hermiteNodes(NODES);
/**
 * Flows at which the curve has no value count as not met if their total probability is below this. The outermost
 * nodes lie 10 σ from the mean, so without this limit a duty at two thirds of a curve would have no answer.
 */
const NEGLIGIBLE = 1e-6;

/** A duty, and how far machine and system may differ from their stated values, as shares. */
export interface UncertainDuty {
  /** Value of the machine's curve; NaN outside its range. */
  readonly curve: (flow: number) => number;
  readonly flow: number;
  readonly value: number;
  readonly valueTolerance: number;
  readonly flowTolerance: number;
  /** Of the system's resistance. */
  readonly resistanceTolerance: number;
}

/** Expectation of a function of two independent standard normal variables, the first at these nodes. */
const integrate = (nodes: readonly Node[], of: (first: number, second: number) => number): number =>
  nodes.reduce(
    (sum, one) => sum + one.weight * HERMITE.reduce((inner, two) => inner + two.weight * of(one.z, two.z), 0),
    0,
  );

/** The share of normal z below a limit; 0 or 1 where nothing varies. */
const shareBelow = (limit: number, sigma: number): number =>
  sigma > 0 ? normalBelow(limit / sigma) : Number(limit >= 0);

/**
 * Probability that (1 + x)·h(Q/(1 + y)) ≥ Y·(1 + k), with x, y, k independent and normal with σ = tolerance/1.96.
 * Of x and k, the one with the larger effect is integrated in closed form, the others by Gauss–Hermite with 32
 * nodes each. NaN where the curve has no value at flows of some probability.
 *
 * @param closed the variable to integrate in closed form; the one with the larger effect if left out. Both orders
 * agree: to 1e-9 where the effects are equal, to some 1e-7 where the closed one has a fifth of the other's effect.
 */
export function dutyProbability(duty: UncertainDuty, closed?: "value" | "resistance"): number {
  const { curve, flow, value } = duty;
  const [sx, sy, sk] = [duty.valueTolerance, duty.flowTolerance, duty.resistanceTolerance].map(
    (tolerance) => tolerance / SIGMAS,
  ) as [number, number, number];
  const at = (z: number) => curve(flow / (1 + sy * z));
  const nodes = HERMITE.filter(({ z }) => !Number.isNaN(at(z)));
  if (nodes.reduce((sum, { weight }) => sum + weight, 0) < 1 - NEGLIGIBLE) return Number.NaN;
  const byValue = closed === undefined ? sx * curve(flow) >= sk * value : closed === "value";
  if (byValue) return integrate(nodes, (y, k) => 1 - shareBelow(((1 + sk * k) * value) / at(y) - 1, sx));
  return integrate(nodes, (y, x) => shareBelow(((1 + sx * x) * at(y)) / value - 1, sk));
}

/** Step of a central difference, as a share of the flow. */
const DIFFERENCE = 1e-5;

/** Φ((H − Y)/√((H·σ_x)² + (h'·Q·σ_y)² + (Y·σ_k)²)): a check, not the answer; it differs by 0.6 to 1.2 points. */
export function linearProbability(duty: UncertainDuty): number {
  const { curve, flow, value } = duty;
  const step = DIFFERENCE * flow;
  const slope = (curve(flow + step) - curve(flow - step)) / (2 * step);
  const own = curve(flow);
  const spread = Math.hypot(
    (own * duty.valueTolerance) / SIGMAS,
    (slope * flow * duty.flowTolerance) / SIGMAS,
    (value * duty.resistanceTolerance) / SIGMAS,
  );
  return normalBelow((own - value) / spread);
}

/**
 * Like `dutyProbability`, for rectangular distributions of value and resistance and an exact flow: the mean over k
 * of the share of x above (1 + k)·Y/H − 1. That share is a line limited to 0 … 1, integrated piece by piece.
 */
export function rectangularProbability(
  own: number,
  value: number,
  valueTolerance: number,
  resistance: number,
): number {
  const shareAt = (k: number) => {
    const needed = ((1 + k) * value) / own - 1;
    return Math.min(Math.max((valueTolerance - needed) / (2 * valueTolerance), 0), 1);
  };
  if (resistance === 0) return shareAt(0);
  // Between these bends the share is a straight line.
  const bends = [-valueTolerance, valueTolerance].map((x) => ((1 + x) * own) / value - 1);
  const ends = [
    -resistance,
    ...bends.filter((k) => Math.abs(k) < resistance).sort((a, b) => a - b),
    resistance,
  ];
  return ends
    .slice(1)
    .reduce(
      (sum, end, at) =>
        sum + ((end - ends[at]!) * (shareAt(end) + shareAt(ends[at]!))) / 2 / (2 * resistance),
      0,
    );
}

/**
 * The probability that a machine of a grade meets its duty on its system; null where its curves leave the measured
 * range. The mean of a one-sided tolerance lies in its middle (ENGINEERING-2 F.4).
 *
 * @param beside `off`: one σ of the curve's own error in Pa or m, if it was read from a chart; `resistance`:
 * tolerance of the system's resistance, 0 if it is as stated
 */
export function gradeProbability(
  curve: Pick<MeasuredCurve, "at">,
  { flow, value }: { readonly flow: number; readonly value: number },
  grade: Pick<AcceptanceGrade, "flow" | "value">,
  { off, resistance } = { off: 0, resistance: 0 },
): number | null {
  const middle = ([low, high]: Ends) => 1 + (low + high) / 2;
  const half = ([low, high]: Ends) => (high - low) / 2;
  const [x, y] = [middle(grade.value), middle(grade.flow)];
  const found = dutyProbability({
    curve: (q) => x * curve.at(q / y),
    flow,
    value,
    valueTolerance: Math.hypot(half(grade.value) / x, (SIGMAS * off) / value),
    flowTolerance: half(grade.flow) / y,
    resistanceTolerance: resistance,
  });
  return Number.isNaN(found) ? null : found;
}

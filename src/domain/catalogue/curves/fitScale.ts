/** Values along a straight line of the page: value = a + b·at, or log10(value) = a + b·at. */
export interface Scale {
  readonly kind: "linear" | "log";
  readonly a: number;
  readonly b: number;
}

export interface ScalePoint {
  readonly at: number;
  readonly value: number;
}

export interface FittedScale {
  readonly scale: Scale;
  readonly used: readonly ScalePoint[];
  /** Greatest distance of a figure used from where its value belongs, in points of the page. */
  readonly worst: number;
}

/** How far a figure may stand from its position before it is moved to the rule that it names. */
const OFF = 2;

export const valueAt = ({ kind, a, b }: Scale, at: number): number =>
  kind === "log" ? 10 ** (a + b * at) : a + b * at;

export const positionOf = ({ kind, a, b }: Scale, value: number): number =>
  ((kind === "log" ? Math.log10(value) : value) - a) / b;

/** The straight line or the logarithm that most of the figures agree with; `null` where no two do. */
export function fitScale(points: readonly ScalePoint[], off = OFF): FittedScale | null {
  const linear = bestOf("linear", points, off);
  const log = bestOf("log", points, off);
  if (!linear || !log) return linear ?? log;
  if (log.used.length !== linear.used.length) return log.used.length > linear.used.length ? log : linear;
  // Two figures fit both: an axis is linear unless its figures say otherwise.
  return log.used.length > 2 && log.worst < 0.5 * linear.worst ? log : linear;
}

/** How the figures fit the other kind of scale: as well means that they do not tell. */
export function fitAs(kind: Scale["kind"], points: readonly ScalePoint[]): FittedScale | null {
  return bestOf(kind, points, OFF);
}

function bestOf(kind: Scale["kind"], points: readonly ScalePoint[], off: number): FittedScale | null {
  const usable = kind === "log" ? points.filter(({ value }) => value > 0) : points;
  let best: readonly ScalePoint[] = [];
  for (let one = 0; one < usable.length; one++)
    for (let other = one + 1; other < usable.length; other++) {
      const scale = through(kind, usable[one]!, usable[other]!);
      if (!scale) continue;
      const used = usable.filter(({ at, value }) => Math.abs(positionOf(scale, value) - at) <= off);
      if (used.length > best.length) best = used;
    }
  return best.length < 2 ? null : fittedTo(kind, best);
}

const heightOf = (kind: Scale["kind"], value: number) => (kind === "log" ? Math.log10(value) : value);

function through(kind: Scale["kind"], one: ScalePoint, other: ScalePoint): Scale | null {
  const [low, high] = [heightOf(kind, one.value), heightOf(kind, other.value)];
  if (Math.abs(other.at - one.at) < 4 || low === high) return null;
  const b = (high - low) / (other.at - one.at);
  return { kind, a: low - b * one.at, b };
}

/** Least squares over the positions. */
export function fittedTo(kind: Scale["kind"], points: readonly ScalePoint[]): FittedScale | null {
  const count = points.length;
  const middle = points.reduce((sum, { at }) => sum + at, 0) / count;
  const level = points.reduce((sum, { value }) => sum + heightOf(kind, value), 0) / count;
  let [spread, slope] = [0, 0];
  for (const { at, value } of points) {
    spread += (at - middle) ** 2;
    slope += (at - middle) * (heightOf(kind, value) - level);
  }
  const b = slope / spread;
  if (!Number.isFinite(b) || b === 0) return null;
  const scale: Scale = { kind, a: level - b * middle, b };
  const worst = points.reduce(
    (top, { at, value }) => Math.max(top, Math.abs(positionOf(scale, value) - at)),
    0,
  );
  return { scale, used: points, worst };
}

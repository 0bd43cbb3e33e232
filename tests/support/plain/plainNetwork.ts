import type { Network, Segment } from "#domain/building/network/Network.ts";

/** A run of a network in the plainest way: every figure from its definition, for every terminal from the plant. */
export interface PlainRun {
  readonly flows: readonly number[];
  /** Names of sizes; null where none carries the flow. */
  readonly sizes: readonly (string | null)[];
  readonly losses: readonly number[];
  readonly circuits: readonly number[];
  readonly index: number;
}

const CHOP = 200;

/** Colebrook and White by halving an interval of f. */
function plainColebrook(re: number, relative: number): number {
  let [low, high] = [1e-4, 1];
  for (let step = 0; step < CHOP; step++) {
    const f = (low + high) / 2;
    const root = Math.sqrt(f);
    // Too small an f has too large a 1/√f.
    if (1 / root + (2 * Math.log(relative / 3.7 + 2.51 / (re * root))) / Math.LN10 > 0) low = f;
    else high = f;
  }
  return (low + high) / 2;
}

export function plainFactor(re: number, relative: number): number {
  if (re <= 2000) return 64 / re;
  if (re < 4000) return 0.032 + ((re - 2000) / 2000) * (plainColebrook(4000, relative) - 0.032);
  return plainColebrook(re, relative);
}

export function plainNetwork({ segments, terminals, rules }: Network): PlainRun {
  const { sizes, limits, medium, roughness, factors } = rules;
  const parentOf = (segment: Segment) => segments.find(({ id }) => id === segment.parent);
  const isOn = (terminal: (typeof terminals)[number], segment: Segment): boolean => {
    const from = segment.isReturn === true ? terminal.back : terminal.segment;
    for (let at = segments.find(({ id }) => id === from); at !== undefined; at = parentOf(at))
      if (at === segment) return true;
    return false;
  };
  const frictionOf = (flow: number, size: number) => {
    const [d, area] = [sizes.hydraulic[size]!, sizes.area[size]!];
    const v = flow / 3600 / area;
    const f = v === 0 ? 0 : plainFactor((v * d) / (medium.viscosity / 1e6), roughness / 1000 / d);
    return { v, friction: (f * medium.density * v * v) / 2 / d };
  };
  const figures = segments.map((segment) => {
    const flow =
      factors[segment.level] *
      terminals.filter((each) => isOn(each, segment)).reduce((sum, each) => sum + each.flow, 0);
    const allowed = limits[segment.limits ?? 0]!;
    const size =
      segment.locked === undefined || segment.locked === null
        ? sizes.names.findIndex((_, at) => {
            const { v, friction } = frictionOf(flow, at);
            return v <= allowed.velocity[at]! && friction <= allowed.friction;
          })
        : sizes.names.indexOf(segment.locked);
    if (size < 0) return { flow, size: null, loss: Number.NaN };
    const { v, friction } = frictionOf(flow, size);
    const loss =
      segment.pipes * segment.length * friction * (1 + segment.share) +
      (segment.zeta * medium.density * v * v) / 2;
    return { flow, size: sizes.names[size]!, loss };
  });
  const circuits = terminals.map((terminal) =>
    terminal.flow > 0
      ? segments.reduce(
          (sum, segment, at) => (isOn(terminal, segment) ? sum + figures[at]!.loss : sum),
          terminal.loss + (terminal.valve ?? 0),
        )
      : Number.NaN,
  );
  const running = circuits.filter((_, at) => terminals[at]!.flow > 0);
  const index = running.some(Number.isNaN) ? -1 : circuits.indexOf(Math.max(...running));
  return {
    flows: figures.map(({ flow }) => flow),
    sizes: figures.map(({ size }) => size),
    losses: figures.map(({ loss }) => loss),
    circuits,
    index,
  };
}

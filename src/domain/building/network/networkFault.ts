import {
  LEVELS,
  type Factors,
  type Network,
  type NetworkRules,
  type Segment,
  type Terminal,
} from "./Network.ts";

export type NetworkFaultCode =
  | "no-segments"
  | "no-root"
  | "segment-twice"
  | "unknown-parent"
  | "return-carries-supply"
  | "loop"
  | "terminal-twice"
  | "unknown-segment"
  | "out-of-range"
  | "unknown-size"
  | "unknown-limits"
  | "diversity-rises";

/** Why a network cannot be computed: the fault, the segment or terminal, and the field. */
export interface NetworkFault {
  readonly code: NetworkFaultCode;
  readonly field: string;
  /** null for a fault of the whole system. */
  readonly id: string | null;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** No building needs figures outside these ranges: they are typing errors, and the result would be wrong. */
const RANGES = {
  flow: { least: 0, most: 1e6 },
  loss: { least: 0, most: 1e7 },
  valve: { least: 0, most: 1e7 },
  length: { least: 0, most: 1e5 },
  share: { least: 0, most: 100 },
  zeta: { least: 0, most: 1e5 },
} satisfies Record<string, Range>;
type Field = keyof typeof RANGES;

/** NaN and infinities are outside every range. */
const isWithin = (value: number, { least, most }: Range): boolean => value >= least && value <= most;

const outside = <Name extends Field>(
  of: { readonly [Each in Name]?: number | undefined },
  names: readonly Name[],
): Name | undefined => {
  for (const name of names) {
    const value = of[name];
    if (value !== undefined && !isWithin(value, RANGES[name])) return name;
  }
  return undefined;
};

const SEGMENT_FIELDS = ["length", "share", "zeta"] as const;
const TERMINAL_FIELDS = ["flow", "loss", "valve"] as const;

/** The first impossible figure of a segment; its position in the tree is not checked. */
export function segmentFault(segment: Segment, rules: NetworkRules): NetworkFault | null {
  const { id, locked, limits = 0 } = segment;
  const field = outside(segment, SEGMENT_FIELDS);
  if (field !== undefined) return { code: "out-of-range", field, id };
  const { parts = null } = segment;
  if (parts !== null && !parts.every(({ k, zeta }) => k >= 0 && Number.isFinite(k) && (zeta ?? 0) >= 0))
    return { code: "out-of-range", field: "parts", id };
  if (segment.pipes !== 1 && segment.pipes !== 2) return { code: "out-of-range", field: "pipes", id };
  if (!LEVELS.includes(segment.level)) return { code: "out-of-range", field: "level", id };
  if (rules.limits[limits] === undefined) return { code: "unknown-limits", field: "limits", id };
  return locked !== undefined && locked !== null && !rules.sizes.names.includes(locked)
    ? { code: "unknown-size", field: "locked", id }
    : null;
}

/** The first impossible figure of a terminal; its position in the tree is not checked. */
export function terminalFault(terminal: Terminal): NetworkFault | null {
  const field = outside(terminal, TERMINAL_FIELDS);
  return field === undefined ? null : { code: "out-of-range", field, id: terminal.id };
}

/** A fault unless the factors are shares that do not rise towards the plant. */
function factorsFault(factors: Factors): NetworkFault | null {
  const wrong = LEVELS.find((level) => !(factors[level] > 0 && factors[level] <= 1));
  if (wrong !== undefined) return { code: "out-of-range", field: `factors.${wrong}`, id: null };
  const rises = LEVELS.find((level, at) => at > 0 && factors[level] > factors[LEVELS[at - 1]!]);
  return rises === undefined ? null : { code: "diversity-rises", field: `factors.${rises}`, id: null };
}

const isPositive = (value: number): boolean => value > 0 && Number.isFinite(value);

function rulesFault({ medium, roughness, sizes, limits, factors }: NetworkRules): NetworkFault | null {
  const wrong = (field: string): NetworkFault => ({ code: "out-of-range", field, id: null });
  if (!isPositive(medium.density)) return wrong("medium.density");
  if (!isPositive(medium.viscosity)) return wrong("medium.viscosity");
  if (!(roughness >= 0 && Number.isFinite(roughness))) return wrong("roughness");
  if (![...sizes.hydraulic, ...sizes.area].every(isPositive)) return wrong("sizes");
  const count = sizes.names.length;
  if (!limits.every(({ friction, velocity }) => isPositive(friction) && velocity.length === count))
    return wrong("limits");
  return factorsFault(factors);
}

/** The first fault in the stated figures; `layOut` checks the shape of the tree. */
export function statedFault({ segments, terminals, rules }: Network): NetworkFault | null {
  if (segments.length === 0) return { code: "no-segments", field: "segments", id: null };
  const shared = rulesFault(rules);
  if (shared !== null) return shared;
  for (const segment of segments) {
    const fault = segmentFault(segment, rules);
    if (fault !== null) return fault;
  }
  for (const terminal of terminals) {
    const fault = terminalFault(terminal);
    if (fault !== null) return fault;
  }
  return null;
}

import { arrangement } from "../list/arrangement.ts";
import type { NamedOf, SystemsOf } from "../list/NamedSystem.ts";
import { withoutPumps } from "./keptPumps.ts";
import { PROPOSED_SYSTEMS, WATER_KINDS, type WaterKind, type WaterSettings } from "./WaterSettings.ts";

export type NamedSystem = NamedOf<WaterKind, WaterSettings>;
export type SystemsSettings = SystemsOf<WaterKind, WaterSettings>;

const KIND_NAMES: Readonly<Record<WaterKind, string>> = { cold: "冷水系统", hot: "热水系统" };
/** For chilled water pipes that carry hot water in winter */
const TWO_PIPE_NAME = "冷热水系统";

const isTwoPipe = ({ kind, settings }: Pick<NamedSystem, "kind" | "settings">): boolean =>
  kind === "cold" && settings.winter !== null;

/** One system of each kind for all rooms, with the name of the kind */
export const PROPOSED_LIST: SystemsSettings = WATER_KINDS.map((kind) => ({
  ...{ id: kind, kind, name: KIND_NAMES[kind], parts: null, settings: PROPOSED_SYSTEMS[kind] },
}));

export const { arranged, roomsBySystem, splitSystem, movePlaces, mergeSystems, renameSystem } = arrangement<
  WaterKind,
  WaterSettings
>({
  kinds: WATER_KINDS,
  nameLike: (like) => (isTwoPipe(like) ? TWO_PIPE_NAME : KIND_NAMES[like.kind]),
  // The storeys of a two-pipe system get their hot water from it, so systems of hot water leave them out.
  sharesOut: (systems, kind, servedBy) => {
    if (kind !== "hot") return null;
    const both = new Set(systems.filter(isTwoPipe).map(({ id }) => id));
    if (both.size === 0) return null;
    const of = servedBy(systems, "cold");
    return ({ zone, floor }) => !both.has(of(zone, floor));
  },
  withoutMachine: withoutPumps,
});

/**
 * The systems with other settings of one of them. A proposed name changes between two and four pipes, unless
 * another system has the new name.
 */
export function withSettings(systems: SystemsSettings, id: string, settings: WaterSettings): SystemsSettings {
  return systems.map((each) => {
    if (each.id !== id) return each;
    const [was, now] = [isTwoPipe(each), isTwoPipe({ kind: each.kind, settings })];
    const [from, to] = was ? [TWO_PIPE_NAME, KIND_NAMES.cold] : [KIND_NAMES.cold, TWO_PIPE_NAME];
    const isProposed = each.name === from || /^ \d+$/u.test(each.name.slice(from.length));
    const renamed = each.name.startsWith(from) && isProposed ? to + each.name.slice(from.length) : each.name;
    const isFree = systems.every(({ name }) => name !== renamed);
    return { ...each, settings, name: was !== now && isFree ? renamed : each.name };
  });
}

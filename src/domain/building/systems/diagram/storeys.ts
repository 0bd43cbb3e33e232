import type { DrawnSystem } from "./DrawnSystem.ts";

/** The terminals of a storey of a zone, in the order of its main */
export interface DrawnStorey {
  readonly zone: string;
  readonly level: number;
  /** Indexes of the tree's terminals */
  readonly terminals: readonly number[];
  /** Index of the riser's segment that ends here; −1 on the plant's own storey. */
  readonly riser: number;
}

/** Storeys by zone, with zones in the order of the tree */
export function storeysByZone({
  run,
  terminals,
  givenIndex,
}: DrawnSystem): readonly (readonly DrawnStorey[])[] {
  const { layout, network } = run;
  const zones = new Map<string, Map<number, number[]>>();
  for (let at = 0; at < givenIndex.length; at++) {
    const { zone, level } = terminals[givenIndex[at]!]!;
    const levels = zones.get(zone) ?? new Map<number, number[]>();
    zones.set(zone, levels);
    const found = levels.get(level);
    if (found === undefined) levels.set(level, [at]);
    else found.push(at);
  }
  const riserOf = (first: number): number => {
    const above = layout.parent[mainOf(layout.parent, layout.segmentOf[first]!)]!;
    return above >= 0 && network.segments[above]!.level === "riser" ? above : -1;
  };
  return [...zones].map(([zone, levels]) =>
    [...levels].map(([level, own]) => ({ zone, level, terminals: own, riser: riserOf(own[0]!) })),
  );
}

/** The segment of the main at which a branch begins */
export const mainOf = (parent: Int32Array, branch: number): number => parent[branch]!;

/** Names of storeys in the schedule, by level */
export function levelNames({ terminals }: DrawnSystem): ReadonlyMap<number, string> {
  const names = new Map<number, Set<string>>();
  for (const { level, room } of terminals) {
    const own = names.get(level) ?? new Set<string>();
    names.set(level, own);
    if (room.floor !== "") own.add(room.floor);
  }
  return new Map(
    [...names].map(([level, own]) => [level, own.size === 0 ? "未注明" : [...own].slice(0, 2).join("、")]),
  );
}

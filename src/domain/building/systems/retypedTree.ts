import type { NetworkEdit } from "../network/changeNetwork.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment, EstimatedTree } from "./EstimatedTree.ts";
import type { TypedOver } from "./list/NamedSystem.ts";

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** A system that was computed, as far as its lengths and sizes go. */
interface Computed {
  readonly tree: EstimatedTree | null;
  readonly run: NetworkRun;
  readonly settings: TypedOver;
}

/** Ids whose entry is another one, or is only in one of the two. */
function differing<Value>(one: Entries<Value>, other: Entries<Value>): readonly string[] {
  if (one === other) return [];
  const [a, b] = [new Map(one), new Map(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((id) => a.get(id) !== b.get(id));
}

/**
 * The tree of the same rooms with other typed lengths and fixed sizes, and the segments that are others by it. Null where a
 * length belongs to no segment: a corridor's, by which a whole storey is estimated anew.
 */
export function retypedTree(
  { tree, run, settings: before }: Computed,
  settings: TypedOver,
  locks: Entries<string>,
): { readonly tree: EstimatedTree; readonly edits: readonly NetworkEdit[] } | null {
  const { sizes } = run.network.rules;
  const locksBefore = before.locks.filter(([, size]) => sizes.names.includes(size));
  const ids = new Set([...differing(before.lengths, settings.lengths), ...differing(locksBefore, locks)]);
  if (tree === null) return null;
  if (ids.size === 0) return { tree, edits: [] };
  const { segmentAt } = run.layout;
  const [lengthOf, lockOf] = [new Map(settings.lengths), new Map(locks)];
  const segments: EstimatedSegment[] = [...tree.segments];
  const edits: NetworkEdit[] = [];
  for (const id of ids) {
    const at = segmentAt.get(id);
    if (at === undefined) return null;
    const typed = lengthOf.get(id);
    const { length, words } = tree.estimates[at]!;
    const figures = { length: typed ?? length, locked: lockOf.get(id) ?? null };
    segments[at] = { ...segments[at]!, ...figures, assumed: typed === undefined ? words : null };
    edits.push({ segment: id, figures });
  }
  return { tree: { ...tree, segments }, edits };
}

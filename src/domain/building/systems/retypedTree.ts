import type { NetworkEdit } from "../network/changeNetwork.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment, EstimatedTree, FittedParts } from "./EstimatedTree.ts";
import type { TypedOver } from "./list/NamedSystem.ts";

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** What is needed of a computed system: its lengths and sizes. */
interface Computed {
  readonly fitted: FittedParts;
  readonly tree: EstimatedTree | null;
  readonly run: NetworkRun;
  readonly settings: TypedOver;
}

/** Ids whose entries differ, or that only one of the two has. */
function differing<Value>(one: Entries<Value>, other: Entries<Value>): readonly string[] {
  if (one === other) return [];
  const [a, b] = [new Map(one), new Map(other)];
  return differingIn(a, b);
}
const differingIn = (
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): readonly string[] =>
  one === other
    ? []
    : [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id) !== other.get(id));

/** What is typed now; fixed sizes only if the series has them. */
interface Retyped {
  readonly settings: TypedOver;
  readonly locks: Entries<string>;
  readonly fitted: FittedParts;
}

/**
 * The tree of the same rooms with other typed lengths, fixed sizes and parts, and the segments that change by it.
 * Null if a length belongs to a corridor and not to a segment: then the whole storey is estimated anew.
 */
export function retypedTree(
  { tree, run, settings: before, fitted: was }: Computed,
  { settings, locks, fitted }: Retyped,
): { readonly tree: EstimatedTree; readonly edits: readonly NetworkEdit[] } | null {
  const { sizes } = run.network.rules;
  const locksBefore = before.locks.filter(([, size]) => sizes.names.includes(size));
  if (tree === null) return null;
  const { segmentAt } = run.layout;
  const ids = new Set([
    ...differing(before.lengths, settings.lengths),
    ...differing(locksBefore, locks),
    // What is built into a segment that is not there waits for it.
    ...differingIn(was, fitted).filter((id) => segmentAt.get(id) !== undefined),
  ]);
  if (ids.size === 0) return { tree, edits: [] };
  const [lengthOf, lockOf] = [new Map(settings.lengths), new Map(locks)];
  const segments: EstimatedSegment[] = [...tree.segments];
  const edits: NetworkEdit[] = [];
  for (const id of ids) {
    const at = segmentAt.get(id);
    if (at === undefined) return null;
    const typed = lengthOf.get(id);
    const { length, words } = tree.estimates[at]!;
    const figures = {
      ...{ length: typed ?? length, locked: lockOf.get(id) ?? null },
      parts: fitted.get(id) ?? null,
    };
    segments[at] = { ...segments[at]!, ...figures, assumed: typed === undefined ? words : null };
    edits.push({ segment: id, figures });
  }
  return { tree: { ...tree, segments }, edits };
}

import type { NetworkEdit } from "../network/changeNetwork.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedSegment, EstimatedTree, FittedParts } from "./EstimatedTree.ts";
import type { TypedOver } from "./list/NamedSystem.ts";

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** Lengths and sizes of a computed system */
interface Computed {
  readonly fitted: FittedParts;
  readonly tree: EstimatedTree | null;
  readonly run: NetworkRun;
  readonly settings: TypedOver;
}

/** Ids with different entries, or with an entry in only one of the lists */
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

/** The present typed values; fixed sizes only if the series has them. */
interface Retyped {
  readonly settings: TypedOver;
  readonly locks: Entries<string>;
  readonly fitted: FittedParts;
}

/**
 * The same tree with other typed lengths, fixed sizes and elements, and the segments that change. null if a length
 * belongs to a corridor: then the whole storey must be estimated again.
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
    // Elements of a missing segment are kept until it returns.
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

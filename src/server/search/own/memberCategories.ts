import { isDeepStrictEqual } from "node:util";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import type { Queries } from "../../database/queries.ts";
import type { SeenLibrary } from "../../http/caller.ts";
import type { SearchCategory } from "../SearchCategory.ts";
import { heldBytes } from "./heldBytes.ts";
import { libraryContents } from "./libraryContents.ts";
import { MOST_OWN_SEARCHED, memberMemory } from "./memberMemory.ts";
import { memberStates } from "./memberStates.ts";
import { readOwnCategory, type OwnCategory } from "./OwnCategory.ts";
import { withOwnProducts, type MergedCategory } from "./withOwnProducts.ts";

export interface MemberBounds {
  /** Limit in bytes of everything that is cached for members. */
  readonly bytes: number;
  /** Limit of own products of one member in a category. */
  readonly own: number;
}

export const usualMemberBounds = (): MemberBounds => ({ bytes: memberMemory(), own: MOST_OWN_SEARCHED });

/** Shares of the memory for members; the rest is for selection. */
const SHARES = { merged: 0.7, read: 0.15 };
const STATES = 10_000;

/**
 * Bytes per row that queries add to a state: matches, words, orders and kinds of rows, packed columns for a
 * worker.
 */
const LEFT_A_ROW = 215;

/** A category for the members of some libraries; only those with products in it are listed. */
interface ForMembers<State> {
  readonly state: State;
  /** Libraries by the numbers in the columns, from 1. */
  readonly libraries: readonly LibraryName[];
}

/**
 * A cache of categories with own products, kept while members search in them; nothing of it is written to files.
 */
export interface MemberCategories<State> {
  /**
   * Null if none of the libraries has products in the category.
   * @throws Refusal `invalid.input` when they have more products than one member may search
   */
  of(known: SearchCategory, libraries: readonly SeenLibrary[]): Promise<ForMembers<State> | null>;
}

interface Merged<State> {
  readonly merged: MergedCategory;
  readonly state: State;
  /** Ids by the numbers in the columns, from 1. */
  readonly libraryIds: readonly string[];
}

/** Bytes of a merged state; its texts belong to the states from which it was merged. */
const bytesOfMerged = ({ category, sourceRows }: MergedCategory): number => {
  const { columns, indexes, lowSet, bestFlows, texts, basis } = category;
  return (
    heldBytes([columns, indexes, lowSet, bestFlows, texts, basis, sourceRows], false) +
    LEFT_A_ROW * columns.size
  );
};

const bytesOfOwn = ({ category, versions }: OwnCategory): number => {
  if (category === null) return 0;
  const { columns, indexes, lowSet, bestFlows, energy, texts, basis } = category;
  return heldBytes([columns, indexes, lowSet, bestFlows, energy, texts, basis, versions], true);
};

export function memberCategories<State>(
  queries: Queries,
  stateOf: (merged: MergedCategory) => State,
  { bytes, own: mostOwn }: MemberBounds,
): MemberCategories<State> {
  const states = memberStates<SearchCategory, OwnCategory, Merged<State> | null, "all">(
    libraryContents(queries),
    {
      mostRead: { states: STATES, bytes: SHARES.read * bytes },
      mostMerged: { states: STATES, bytes: SHARES.merged * bytes },
      mostOwn,
      read: (known, libraryId, former) => readOwnCategory(queries, libraryId, known, former),
      isOf: ({ category }, { definitions }) => category === null || category.definitions === definitions,
      isSame: (one, other) => one.category === other.category && isDeepStrictEqual(one.brands, other.brands),
      async merge(known, readings) {
        const used = readings.flatMap(({ libraryId, own: { category, brands } }) =>
          category === null ? [] : { libraryId, own: { category, brands } },
        );
        if (used.length === 0) return null;
        const merged = await withOwnProducts(
          known,
          used.map(({ own }) => own),
        );
        return { merged, state: stateOf(merged), libraryIds: used.map(({ libraryId }) => libraryId) };
      },
      bytesOfOwn,
      bytesOfState: (state) => (state === null ? 0 : bytesOfMerged(state.merged)),
    },
  );

  return {
    async of(known, libraries) {
      const found = await states({ categoryCode: known.code, known, variant: "all" }, libraries);
      if (found === null) return null;
      const names = new Map(libraries.map(({ id, name }) => [id, name]));
      return {
        state: found.state,
        // All of them are libraries of the caller.
        libraries: found.libraryIds.map((id) => ({ id, name: names.get(id)! })),
      };
    },
  };
}

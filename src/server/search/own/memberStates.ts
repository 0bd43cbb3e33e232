import type { SeenLibrary } from "../../http/caller.ts";
import { Refusal } from "../../http/route.ts";
import { KeptStates, type MostKept } from "./KeptStates.ts";
import type { ContentsOf } from "./libraryContents.ts";

interface Reading {
  /** Revision of the library when its products were read. */
  readonly revision: number;
}

export interface OwnReading<Own> {
  readonly libraryId: string;
  readonly own: Own;
}

/** How states for members are built from a public state and the libraries' products. */
export interface MemberKind<Known, Own extends Reading, State, Variant extends string> {
  readonly mostRead: MostKept;
  readonly mostMerged: MostKept;
  /** Limit of own products of one member in a category. */
  readonly mostOwn: number;
  /**
   * Reads a library's products in the category of a public state; if a former reading is given, only the changes.
   */
  readonly read: (known: Known, libraryId: string, former: Own | null) => Promise<Own>;
  /** Whether a reading can be merged with a public state. */
  readonly isOf: (own: Own, known: Known) => boolean;
  /** Whether two readings of a library have the same content. */
  readonly isSame: (one: Own, other: Own) => boolean;
  readonly merge: (known: Known, owns: readonly OwnReading<Own>[], variant: Variant) => Promise<State>;
  readonly bytesOfOwn: (own: Own) => number;
  /** Without the memory of the readings. */
  readonly bytesOfState: (state: State) => number;
}

interface Merged<Known, Own, State> {
  readonly categoryCode: string;
  readonly known: Known;
  readonly owns: ReadonlyMap<string, Own>;
  readonly state: State;
}

interface Asked<Known, Variant> {
  readonly categoryCode: string;
  readonly known: Known;
  /** Distinguishes states of the same category and libraries. */
  readonly variant: Variant;
  /** Whether there is a state even if the libraries have no products in the category. */
  readonly isWithoutOwn?: boolean;
}

/** A cache of states with own products beside the public ones, kept while they are requested. */
export function memberStates<Known, Own extends Reading, State, Variant extends string>(
  contentsOf: ContentsOf,
  kind: MemberKind<Known, Own, State, Variant>,
) {
  const read = new KeptStates<Own>(kind.mostRead, kind.bytesOfOwn);
  // A reading stays in memory with the state built from it, whether or not it is cached separately.
  const merged = new KeptStates<Merged<Known, Own, State>>(
    kind.mostMerged,
    ({ owns, state }) =>
      kind.bytesOfState(state) + [...owns.values()].reduce((sum, own) => sum + kind.bytesOfOwn(own), 0),
  );
  const newest = new Map<string, Known>();

  /** Drops states of a former public state, so that they do not keep it in memory. */
  function follow(categoryCode: string, known: Known): void {
    if (newest.get(categoryCode) === known) return;
    newest.set(categoryCode, known);
    merged.drop((past) => past.categoryCode === categoryCode && past.known !== known);
  }

  const ownOf = (
    { categoryCode, known }: Asked<Known, Variant>,
    { id, revision }: SeenLibrary,
    held: Own | undefined,
  ): Promise<Own> =>
    read.of(
      `${categoryCode} ${id}`,
      // A reading may be newer than the revision that the caller knows.
      (own) => own.revision >= revision && kind.isOf(own, known),
      (former) => kind.read(known, id, former ?? held ?? null),
    );

  /** The libraries that have products in the category. */
  async function usedOf(
    { categoryCode }: Asked<Known, Variant>,
    libraries: readonly SeenLibrary[],
  ): Promise<readonly SeenLibrary[]> {
    const contents = await contentsOf(libraries);
    const sizeOf = ({ id }: SeenLibrary) => contents.get(id)?.get(categoryCode) ?? 0;
    const size = libraries.reduce((sum, library) => sum + sizeOf(library), 0);
    if (size > kind.mostOwn)
      throw new Refusal(
        "invalid.input",
        `您各产品库在这一类共有 ${size} 个在用产品，最多能一起查找 ${kind.mostOwn} 个；请把不用的改为草稿，或退出用不到的库`,
      );
    return libraries.filter((library) => sizeOf(library) > 0);
  }

  return async (asked: Asked<Known, Variant>, libraries: readonly SeenLibrary[]): Promise<State | null> => {
    const { categoryCode, known, variant, isWithoutOwn = false } = asked;
    const used = libraries.length === 0 ? [] : await usedOf(asked, libraries);
    if (used.length === 0 && !isWithoutOwn) return null;
    follow(categoryCode, known);
    const { state } = await merged.of(
      [categoryCode, variant, ...used.map(({ id }) => id)].join(" "),
      (held) =>
        held.known === known &&
        used.every(({ id, revision }) => (held.owns.get(id)?.revision ?? -1) >= revision),
      async (former) => {
        const readings = await Promise.all(
          used.map(async (library) => ({
            libraryId: library.id,
            own: await ownOf(asked, library, former?.owns.get(library.id)),
          })),
        );
        const owns = new Map(readings.map(({ libraryId, own }) => [libraryId, own]));
        // A library may have changed in other categories only.
        const isSame = readings.every(({ libraryId, own }) => {
          const before = former?.owns.get(libraryId);
          return before !== undefined && kind.isSame(before, own);
        });
        return former !== null && former.known === known && isSame
          ? { ...former, owns }
          : { categoryCode, known, owns, state: await kind.merge(known, readings, variant) };
      },
    );
    return state;
  };
}

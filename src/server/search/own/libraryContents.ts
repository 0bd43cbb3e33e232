import { and, count, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../database/queries.ts";
import { libraries, ownProducts } from "../../database/schema/librarySchema.ts";
import type { SeenLibrary } from "../../http/caller.ts";

/** Number of released products by category, for categories that have any. */
type Counts = ReadonlyMap<string, number>;

interface Content {
  readonly revision: number;
  readonly counts: Counts;
}

/** Some hundred bytes each. */
const MOST_KEPT = 10_000;

async function read(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Content>> {
  const isInUse = and(eq(ownProducts.libraryId, libraries.id), eq(ownProducts.isDraft, false));
  const rows = await queries
    .select({
      id: libraries.id,
      revision: libraries.revision,
      code: ownProducts.categoryCode,
      size: count(ownProducts.id),
    })
    .from(libraries)
    .leftJoin(ownProducts, isInUse)
    .where(inArray(libraries.id, [...ids]))
    .groupBy(libraries.id, libraries.revision, ownProducts.categoryCode);
  // A deleted library cannot change any more.
  const gone: Content = { revision: Number.POSITIVE_INFINITY, counts: new Map() };
  return new Map(
    ids.map((id) => {
      const own = rows.filter((row) => row.id === id);
      const counts = new Map(own.flatMap(({ code, size }) => (code === null ? [] : [[code, size]])));
      return [id, own[0] === undefined ? gone : { revision: own[0].revision, counts }];
    }),
  );
}

export type ContentsOf = (seen: readonly SeenLibrary[]) => Promise<ReadonlyMap<string, Counts>>;

/** The categories in which libraries have products; one query for all libraries whose state is not known yet. */
export function libraryContents(queries: Queries): ContentsOf {
  /** Least recently used first. */
  const kept = new Map<string, Content>();
  const keep = (id: string, content: Content) => {
    kept.delete(id);
    kept.set(id, content);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return async (seen) => {
    const known = new Map(
      seen.flatMap(({ id, revision }) => {
        const content = kept.get(id);
        return content !== undefined && content.revision >= revision ? [[id, content] as const] : [];
      }),
    );
    const others = seen.flatMap(({ id }) => (known.has(id) ? [] : id));
    const all = others.length === 0 ? known : new Map([...known, ...(await read(queries, others))]);
    for (const [id, content] of all) keep(id, content);
    return new Map([...all].map(([id, { counts }]) => [id, counts]));
  };
}

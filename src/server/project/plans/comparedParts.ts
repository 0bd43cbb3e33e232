import { and, eq, inArray, sql } from "drizzle-orm";
import { append } from "#domain/base/lists.ts";
import type { AlikeRooms } from "#domain/building/plan/comparePlans.ts";
import type { NamedProduct, PlanPartFacts } from "#domain/building/plan/PlanContent.ts";
import { planParts } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { hashesOf, type NamedParts } from "./joinParts.ts";
import { noSuchPart } from "./planParts.ts";

/** A version for a comparison: the parts that must be read, and its products if they are known without reading. */
export interface ComparedVersion extends NamedParts {
  readonly products: readonly NamedProduct[] | null;
}

export interface ComparedVersions {
  readonly before: ComparedVersion;
  readonly after: ComparedVersion;
  /** Rooms in parts that are equal in both versions. */
  readonly alike: AlikeRooms;
  /** The parts that were read, by hash. */
  readonly packed: ReadonlyMap<string, Uint8Array>;
}

interface FoundPart {
  readonly facts: PlanPartFacts;
  readonly packed: Uint8Array | null;
}
type Found = ReadonlyMap<string, FoundPart>;

/**
 * Stored facts about parts, and the content of parts that must be read or whose facts are incomplete.
 * @throws Refusal `not.found` if the project lacks one of them
 */
async function findParts(
  queries: Queries,
  projectId: string,
  hashes: readonly string[],
  toRead: ReadonlySet<string>,
): Promise<Found> {
  const named = [...new Set(hashes)];
  if (named.length === 0) return new Map();
  const isWanted = toRead.size === 0 ? sql`false` : inArray(planParts.hash, [...toRead]);
  const rows = await queries
    .select({
      hash: planParts.hash,
      facts: planParts.counts,
      packed: sql<Uint8Array | null>`case when ${isWanted}
        or ${planParts.counts} -> 'used' is null and ${planParts.counts} -> 'products' is null
        then ${planParts.packed} end`,
    })
    .from(planParts)
    .where(and(eq(planParts.projectId, projectId), inArray(planParts.hash, named)));
  if (rows.length < named.length) throw noSuchPart();
  return new Map(rows.map(({ hash, ...found }) => [hash, found]));
}

/** Hashes that a version contains once. A part that occurs twice is read, because its rooms must be compared. */
function namedOnce(hashes: readonly string[]): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  for (const hash of hashes) (once.has(hash) ? again : once).add(hash);
  return new Set([...once].filter((hash) => !again.has(hash)));
}

/** The products of a version; `null` if a part states them only in its content. */
function productsOf({ productParts }: NamedParts, found: Found): readonly NamedProduct[] | null {
  const products: NamedProduct[] = [];
  for (const hash of productParts) {
    const own = found.get(hash)?.facts.products;
    if (own === undefined) return null;
    append(products, own);
  }
  return products;
}

type Products = readonly NamedProduct[];

/** Whether the product indices of a part's rooms stand for the same products in both versions. */
function meansTheSame(used: readonly number[], before: Products, after: Products): boolean {
  for (let at = 0; at < used.length; at += 2)
    if (before[used[at]!]?.id !== after[used[at]!]?.id) return false;
  return true;
}

function alikeRooms(parts: readonly PlanPartFacts[], products: Products): AlikeRooms {
  const units = new Map<string, number>();
  let rooms = 0;
  for (const { rooms: own, used = [] } of parts) {
    rooms += own;
    for (let at = 0; at < used.length; at += 2) {
      const id = products[used[at]!]?.id;
      if (id !== undefined) units.set(id, (units.get(id) ?? 0) + used[at + 1]!);
    }
  }
  return { rooms, units };
}

const readOf = (found: Found) =>
  [...found].flatMap(([hash, { packed }]) => (packed === null ? [] : [[hash, packed] as const]));

/**
 * Two versions for a comparison. A part of rooms that both contain, with the same products, is not read: its rooms
 * are equal, and its units were counted when it was stored. A part of products is not read either, because its
 * products were stored separately. Older parts without these facts are read.
 * @throws Refusal `not.found` if the project lacks a part
 */
export async function partsToCompare(
  queries: Queries,
  projectId: string,
  [before, after]: readonly [NamedParts, NamedParts],
): Promise<ComparedVersions> {
  const [once, onceAfter] = [namedOnce(before.roomParts), namedOnce(after.roomParts)];
  const shared = new Set([...once].filter((hash) => onceAfter.has(hash)));
  const unlike = [...before.roomParts, ...after.roomParts].filter((hash) => !shared.has(hash));
  const all = [...hashesOf(before), ...hashesOf(after)];
  const found = await findParts(queries, projectId, all, new Set(unlike));
  const [products, productsAfter] = [productsOf(before, found), productsOf(after, found)];
  if (products === null || productsAfter === null) {
    const rest = all.filter((hash) => found.get(hash)?.packed === null);
    const read = await findParts(queries, projectId, rest, new Set(rest));
    return {
      before: { ...before, products: null },
      after: { ...after, products: null },
      alike: { rooms: 0, units: new Map() },
      packed: new Map([...readOf(found), ...readOf(read)]),
    };
  }
  const alike = [...shared].filter((hash) => {
    const used = found.get(hash)?.facts.used;
    return used !== undefined && meansTheSame(used, products, productsAfter);
  });
  const isAlike = new Set(alike);
  const others = [...shared].filter((hash) => !isAlike.has(hash) && found.get(hash)?.packed === null);
  const read = await findParts(queries, projectId, others, new Set(others));
  const toRead = ({ roomParts }: NamedParts, own: Products): ComparedVersion => ({
    roomParts: roomParts.filter((hash) => !isAlike.has(hash)),
    productParts: [],
    products: own,
  });
  return {
    before: toRead(before, products),
    after: toRead(after, productsAfter),
    alike: alikeRooms(
      alike.map((hash) => found.get(hash)!.facts),
      products,
    ),
    packed: new Map([...readOf(found), ...readOf(read)]),
  };
}

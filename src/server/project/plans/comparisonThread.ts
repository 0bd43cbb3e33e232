import type { PlanPart } from "#api/contract/projectPlans.ts";
import { comparePlans, type ComparedPlan, type PlanComparison } from "#domain/building/plan/comparePlans.ts";
import type { ComparedVersion, ComparedVersions } from "./comparedParts.ts";
import { hashesOf, joinParts } from "./joinParts.ts";
import { unpackPart } from "./packedPart.ts";

/**
 * Comparisons kept in memory. Versions never change, so a comparison stays valid; one of 50,000 rooms takes some
 * 25 MB.
 */
const MOST_KEPT = 2;
/** No plan of a building differs in more products. */
const MOST_PRODUCTS = 1000;

export interface ComparisonOrder {
  /** Key of both versions, which are only sent if the thread does not have their comparison. */
  readonly key: string;
  /** Range of rooms of the page; `to` is excluded. */
  readonly from: number;
  readonly to: number;
  readonly versions?: ComparedVersions;
}

const kept = new Map<string, PlanComparison>();

async function compared({ before, after, alike, packed }: ComparedVersions) {
  const parts = new Map<string, PlanPart>();
  for (const [hash, bytes] of packed) parts.set(hash, await unpackPart(bytes));
  const contentOf = ({ products, ...named }: ComparedVersion): ComparedPlan => {
    // The server has refused versions that lack a part.
    const content = joinParts(hashesOf(named).map((hash) => parts.get(hash)!));
    return products === null ? content : { ...content, products };
  };
  return comparePlans(contentOf(before), contentOf(after), alike);
}

/** A page of a comparison; `null` if it is not known and no versions were sent. */
export async function compare({ key, from, to, versions }: ComparisonOrder): Promise<PlanComparison | null> {
  const known = kept.get(key) ?? (versions && (await compared(versions)));
  if (known === undefined) return null;
  // Moved to the end, so that the first is the least recently used.
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  const { rooms, products, ...counts } = known;
  return { ...counts, rooms: rooms.slice(from, to), products: products.slice(0, MOST_PRODUCTS) };
}

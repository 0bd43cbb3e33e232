import { comparePlans } from "#domain/project/plan/comparePlans.ts";
import { joinPlanParts } from "#domain/project/plan/joinPlanParts.ts";
import type { PlanContent, PlanProduct, PlanRooms } from "#domain/project/plan/PlanContent.ts";
import type { Queries } from "../../store/queries.ts";
import { readPart } from "./planParts.ts";
import { openVersion } from "./planStore.ts";

/** More products of one building differ in nobody's plan. */
const MOST_PRODUCTS = 1000;

interface Parts {
  readonly roomParts: readonly string[];
  readonly productParts: readonly string[];
}

async function contentOf(queries: Queries, projectId: string, parts: Parts): Promise<PlanContent> {
  const rooms: PlanRooms[] = [];
  const products: PlanProduct[] = [];
  for (const hash of [...parts.productParts, ...parts.roomParts]) {
    const part = await readPart(queries, projectId, hash);
    if (part.kind === "rooms") rooms.push(part.rooms);
    else products.push(...part.products);
  }
  return { products, rooms: joinPlanParts(rooms) };
}

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** @throws Refusal `not.found` where the project has not both versions */
export async function compareVersions(
  queries: Queries,
  projectId: string,
  [earlier, later]: readonly [earlier: string, later: string],
  { pageNo, pageSize }: Page,
) {
  const open = async (versionId: string) => {
    const { head: _head, ...opened } = await openVersion(queries, projectId, versionId);
    const { roomParts, productParts, ...version } = opened;
    return { version, content: await contentOf(queries, projectId, { roomParts, productParts }) };
  };
  const [before, after] = [await open(earlier), await open(later)];
  const { rooms, products, ...counts } = comparePlans(before.content, after.content);
  const from = (pageNo - 1) * pageSize;
  return {
    before: before.version,
    after: after.version,
    ...counts,
    rooms: rooms.slice(from, from + pageSize),
    products: products.slice(0, MOST_PRODUCTS),
  };
}

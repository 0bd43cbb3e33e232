import { comparePlans } from "#domain/building/plan/comparePlans.ts";
import type { Queries } from "../../database/queries.ts";
import { contentOf } from "./planContent.ts";
import { openVersion } from "./planStore.ts";

/** No plan of a building differs in more products. */
const MOST_PRODUCTS = 1000;

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** @throws Refusal `not.found` if the project lacks one of the versions */
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

import {
  listSharedVersions,
  openSharedProject,
  openSharedVersion,
  pageSharedProducts,
  readSharedPart,
} from "#api/contract/projectSharing.ts";
import { Refusal, route } from "../../http/route.ts";
import type { DatabaseParts } from "../../database/connection/DatabaseParts.ts";
import type { Queries } from "../../database/queries.ts";
import { readPart } from "../plans/planParts.ts";
import { listVersions, openVersion } from "../plans/planStore.ts";
import { selectedPage } from "../selectedPage.ts";
import { aggregateCategories } from "../selectedStore.ts";
import { linkOf, readLink } from "./linkStore.ts";

const outside = () => new Refusal("not.found", "The link does not lead there");

/** Holders of a link see what was selected and planned, but no names. */
const nameless = <Version extends { readonly author: string | null }>(version: Version) => ({
  ...version,
  author: null,
});

/** @throws Refusal `not.found` for a version that the link does not include */
async function sharedVersion(queries: Queries, secret: string, versionId: string) {
  const { link } = await readLink(queries, secret);
  if (link.planVersionId !== null && link.planVersionId !== versionId) throw outside();
  return { link, opened: await openVersion(queries, link.projectId, versionId) };
}

export const sharedRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(openSharedProject, async ({ body }) => {
      const { link, projectName } = await linkOf(queries, body.secret);
      const isWhole = link.purpose === "read" && link.planVersionId === null;
      return {
        name: projectName,
        purpose: link.purpose,
        planVersionId: link.planVersionId,
        sharedAt: link.createdAt.getTime(),
        expiresAt: link.expiresAt?.getTime() ?? null,
        categories: isWhole ? await aggregateCategories(queries, link.projectId) : [],
      };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(pageSharedProducts, async ({ body }) => {
      const { link } = await readLink(queries, body.secret);
      if (link.planVersionId !== null) throw outside();
      const { gjw_category_code: categoryCode, page_no: pageNo, page_size: pageSize } = body;
      const asked = { pageNo, pageSize, ...(categoryCode === undefined ? {} : { categoryCode }) };
      const { list, totalCount } = await selectedPage(queries, link.projectId, asked, null);
      return { list: list.map((row) => ({ ...row, selectedBy: null })), totalCount };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listSharedVersions, async ({ body: { secret, page_no: pageNo, page_size: pageSize } }) => {
      const { link } = await readLink(queries, secret);
      if (link.planVersionId !== null) throw outside();
      const { list, totalCount } = await listVersions(queries, link.projectId, { pageNo, pageSize });
      return { list: list.map(nameless), totalCount };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(openSharedVersion, async ({ body: { secret, versionId } }) =>
      nameless((await sharedVersion(queries, secret, versionId)).opened),
    ),

  ({ database: { queries } }: DatabaseParts) =>
    route(readSharedPart, async ({ body: { secret, versionId, partId } }) => {
      const { link, opened } = await sharedVersion(queries, secret, versionId);
      if (![...opened.roomParts, ...opened.productParts].includes(partId)) throw outside();
      return readPart(queries, link.projectId, partId);
    }),
];

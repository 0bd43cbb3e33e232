import { getCurveSheet, listCurveSheets } from "#api/contract/curveSheets.ts";
import * as contract from "#api/contract/libraryImports.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import { route } from "../http/route.ts";
import { listSheets, sheetContent } from "./curveSheetStore.ts";
import { beginImport, endImport, importById, listImports } from "./importStore.ts";
import { permit } from "./libraryRights.ts";
import { findOwn } from "./resolveOwn.ts";
import { takeBatch } from "./takeBatch.ts";
import { undoImport } from "./undoImport.ts";

export const libraryImportRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(contract.beginLibraryImport, async ({ params: { libraryId }, body }, { user }) => {
      return beginImport(queries, libraryId, user, body);
    }),

  ({ database: { queries }, bounds }: DatabaseParts) =>
    route(contract.sendLibraryProducts, async ({ params: { libraryId, importId }, body }, { user }) => {
      return takeBatch(queries, libraryId, user, { importId, sent: body, bounds });
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.endLibraryImport, async ({ params: { libraryId, importId } }, { user }) => {
      return endImport(queries, libraryId, user, importId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.undoLibraryImport, async ({ params: { libraryId, importId } }, { user }) => {
      return undoImport(queries, libraryId, user, importId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.listLibraryImports, async ({ params: { libraryId } }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return listImports(queries, libraryId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.getLibraryImport, async ({ params: { libraryId, importId } }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return importById(queries, libraryId, importId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(contract.findOwnProducts, async ({ params: { libraryId }, body }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return { found: await findOwn(queries, libraryId, body.keys) };
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listCurveSheets, async ({ params: { libraryId, productId } }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return listSheets(queries, libraryId, productId);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(getCurveSheet, async ({ params: { libraryId, ...asked } }, { user }) => {
      await permit(queries, libraryId, user, "read");
      return { content: await sheetContent(queries, libraryId, asked) };
    }),
];

import {
  getDocument,
  listDocuments,
  readDocument,
  searchDocumentTexts,
  type OpenedDocument,
} from "#api/contract/documents.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import { Refusal, route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import type { Asking } from "../library/access/productTables.ts";
import { seenManual } from "../library/access/seenManual.ts";
import { documentContents } from "./documentContents.ts";
import { documentTexts } from "./documentTexts.ts";
import { textIndex } from "./textIndex.ts";
import { documentById, documentPage } from "./documentRows.ts";
import type { TextParts } from "./TextParts.ts";
import { RangedFile } from "../http/RangedFile.ts";

const PDF = "application/pdf";

const noSuchDocument = () => new Refusal("not.found", "There is no document of this id");

/** @throws Refusal `not.found`, for a manual of a library also to whoever is no member */
async function expectDocument(queries: Queries, asking: Asking, id: string): Promise<OpenedDocument> {
  if (isOwnProduct(id)) {
    const manual = await seenManual(queries, asking, id);
    if (manual === null) throw noSuchDocument();
    return manual.document;
  }
  const found = await documentById(queries, id);
  if (found === null) throw noSuchDocument();
  return { ...found, library: null };
}

export const documentRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    route(listDocuments, ({ body }) => documentPage(queries, body)),

  ({ database: { queries }, texts = textIndex(queries) }: DatabaseParts & TextParts) => {
    const search = documentTexts(queries, texts);
    return route(searchDocumentTexts, ({ body: { words, gjwCategoryCode } }) =>
      search(words, gjwCategoryCode ?? null),
    );
  },

  ({ database: { queries } }: DatabaseParts) =>
    route(getDocument, ({ params: { id } }, call) => expectDocument(queries, call, id)),

  ({ database: { queries } }: DatabaseParts) => {
    const contentOf = documentContents(queries);
    return bytesRoute(readDocument, async ({ params: { id } }, call) => {
      if (isOwnProduct(id)) {
        const manual = await seenManual(queries, call, id);
        if (manual === null) throw noSuchDocument();
        return new RangedFile(`${manual.document.title}.pdf`, PDF, manual.content);
      }
      const { title } = await expectDocument(queries, call, id);
      const content = await contentOf(id);
      if (content === null) throw noSuchDocument();
      return new RangedFile(`${title}.pdf`, PDF, content);
    });
  },
];

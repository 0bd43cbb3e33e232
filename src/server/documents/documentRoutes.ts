import { getDocument, listDocuments, readDocument, searchDocumentTexts } from "#api/contract/documents.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import { Refusal, route } from "../http/route.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import { documentContents } from "./documentContents.ts";
import { documentTexts } from "./documentTexts.ts";
import { textIndex } from "./textIndex.ts";
import { documentById, documentPage } from "./documentRows.ts";
import type { TextParts } from "./TextParts.ts";
import { RangedFile } from "../http/RangedFile.ts";

const PDF = "application/pdf";

/** @throws Refusal `not.found` */
async function expectDocument(queries: Queries, id: string) {
  const found = await documentById(queries, id);
  if (found === null) throw new Refusal("not.found", "There is no document of this id");
  return found;
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
    route(getDocument, ({ params: { id } }) => expectDocument(queries, id)),

  ({ database: { queries } }: DatabaseParts) => {
    const contentOf = documentContents(queries);
    return bytesRoute(readDocument, async ({ params: { id } }) => {
      const { title } = await expectDocument(queries, id);
      const content = await contentOf(id);
      if (content === null) throw new Refusal("not.found", "There is no document of this id");
      return new RangedFile(`${title}.pdf`, PDF, content);
    });
  },
];

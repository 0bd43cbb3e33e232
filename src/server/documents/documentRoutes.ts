import { getDocument, listDocuments, readDocument, searchDocumentTexts } from "#api/contract/documents.ts";
import { bytesRoute } from "../bytesRoute.ts";
import { Refusal, route } from "../route.ts";
import type { RouteParts } from "../routes/RouteParts.ts";
import type { Queries } from "../store/queries.ts";
import { documentContents } from "./documentContents.ts";
import { documentTexts } from "./documentTexts.ts";
import { textIndex } from "./textIndex.ts";
import { documentById, documentPage } from "./documentRows.ts";
import { RangedFile } from "./RangedFile.ts";

const PDF = "application/pdf";

/** @throws Refusal `not.found` */
async function expectDocument(queries: Queries, id: string) {
  const found = await documentById(queries, id);
  if (found === null) throw new Refusal("not.found", "There is no document of this id");
  return found;
}

export const documentRoutes = [
  ({ database: { queries } }: RouteParts) => route(listDocuments, ({ body }) => documentPage(queries, body)),

  ({ database: { queries }, texts = textIndex(queries) }: RouteParts) => {
    const search = documentTexts(queries, texts);
    return route(searchDocumentTexts, ({ body: { words, gjwCategoryCode } }) =>
      search(words, gjwCategoryCode ?? null),
    );
  },

  ({ database: { queries } }: RouteParts) =>
    route(getDocument, ({ params: { id } }) => expectDocument(queries, id)),

  ({ database: { queries } }: RouteParts) => {
    const contentOf = documentContents(queries);
    return bytesRoute(readDocument, async ({ params: { id } }) => {
      const { title } = await expectDocument(queries, id);
      const content = await contentOf(id);
      if (content === null) throw new Refusal("not.found", "There is no document of this id");
      return new RangedFile(`${title}.pdf`, PDF, content);
    });
  },
];

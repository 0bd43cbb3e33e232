import * as v from "valibot";
import type { Queries } from "../../database/queries.ts";
import {
  ContentSchema,
  ImportedDocumentSchema,
  MAX_DOCUMENT_MESSAGE,
  PartSchema,
} from "./documentMessages.ts";
import type { TextIndex } from "../textIndex.ts";
import { documentStandard, holdsContent, writeDocument, writePart } from "./writeDocuments.ts";

/**
 * Handles messages of a documents' import at a running server, over the channel that only the folder's owner
 * can reach.
 */
export async function takeDocument(
  queries: Queries,
  texts: Pick<TextIndex, "readContent">,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === "/document-standard") return Response.json(await documentStandard(queries));
  if (!(Number(request.headers.get("Content-Length")) <= MAX_DOCUMENT_MESSAGE))
    return Response.json("too large", { status: 413 });
  const body: unknown = await request.json();
  switch (pathname) {
    case "/document-content": {
      const { digest, byteSize } = v.parse(ContentSchema, body);
      return Response.json(await holdsContent(queries, digest, byteSize));
    }
    case "/document-part": {
      const { digest, part, bytes } = v.parse(PartSchema, body);
      await writePart(queries, digest, part, Buffer.from(bytes, "base64"));
      return Response.json("written");
    }
    default: {
      const document = v.parse(ImportedDocumentSchema, body);
      const outcome = await writeDocument(queries, document);
      // Reading the text may take longer than the caller waits. What is not read here, the next search reads.
      texts.readContent(document.digest).catch(() => {});
      return Response.json(outcome);
    }
  }
}

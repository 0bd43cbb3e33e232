import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { projectFile } from "../process/projectFile.ts";
import type { RangedContent } from "../http/RangedContent.ts";

/** Where the program brings documents along. */
export const DOCUMENTS_DIR = "data/documents";

/** A file of the program's own folder; a name leads nowhere else. */
export async function fileContent(fileName: string, digest: string): Promise<RangedContent> {
  const path = projectFile(`${DOCUMENTS_DIR}/${basename(fileName)}`);
  const { size } = await stat(path);
  return {
    size,
    etag: `"${digest}"`,
    read: (from, to) =>
      from === to
        ? new Blob([]).stream()
        : // The end that node is told is read as well.
          (Readable.toWeb(
            createReadStream(path, { start: from, end: to - 1 }),
          ) as ReadableStream<Uint8Array>),
  };
}

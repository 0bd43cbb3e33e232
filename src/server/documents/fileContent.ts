import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { projectFile } from "../process/projectFile.ts";
import type { RangedContent } from "../http/RangedContent.ts";

/** Folder of the bundled documents. */
export const DOCUMENTS_DIR = "data/documents";

/** A file of the program's own folder; a name cannot lead out of it. */
export async function fileContent(fileName: string, digest: string): Promise<RangedContent> {
  const path = projectFile(`${DOCUMENTS_DIR}/${basename(fileName)}`);
  const { size } = await stat(path);
  return {
    size,
    etag: `"${digest}"`,
    read: (from, to) =>
      from === to
        ? new Blob([]).stream()
        : // node includes the byte at `end`.
          (Readable.toWeb(
            createReadStream(path, { start: from, end: to - 1 }),
          ) as ReadableStream<Uint8Array>),
  };
}

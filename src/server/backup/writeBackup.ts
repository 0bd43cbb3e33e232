import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Queries } from "../database/queries.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import { FORM, type BackupHead } from "./backupForm.ts";
import { readAtOneMoment } from "./databaseText.ts";

/** Only the owner may read the file, because it contains hashes of passwords and of sessions. */
const OWNER_ONLY = 0o600;
/** Bytes are written as hexadecimal digits; even the fastest level compresses these to their original size. */
const LEVEL = 1;
const PIECE_BYTES = 256 * 1024;

/** The head, the compressed pieces, and the digest of both. */
async function* wholeFile(head: BackupHead, pieces: AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  const first = Buffer.from(`${JSON.stringify(head)}\n`);
  hash.update(first);
  yield first;
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(`${hash.digest("hex")}\n`);
}

/** @throws StartFailure for a file that may not be overwritten */
export function demandFree(file: string, isReplaced: boolean): void {
  if (existsSync(file) && !isReplaced)
    throw new StartFailure(`${file} exists and was left as it is; --overwrite replaces it.`);
}

/**
 * Writes a snapshot of the database into a file, which gets its name once it is complete.
 * @returns its size in bytes
 * @throws StartFailure when the file cannot be written
 */
export async function writeBackup(
  queries: Queries,
  file: string,
  { isReplaced }: { readonly isReplaced: boolean },
): Promise<number> {
  const part = `${file}.part`;
  demandFree(file, isReplaced);
  if (existsSync(part))
    throw new StartFailure(
      `${part} exists: another backup is writing it, or was ended while it did; in that case delete it.`,
    );
  let ours: FileHandle | null = null;
  try {
    // Opened before the database is queried; otherwise nobody would handle an error of the stream.
    const handle = (ours = await open(part, "wx", OWNER_ONLY));
    await readAtOneMoment(queries, ({ schema, text }) =>
      pipeline(
        Readable.from(text, { objectMode: true, highWaterMark: 1 }),
        createGzip({ level: LEVEL, chunkSize: PIECE_BYTES }),
        (pieces: AsyncIterable<Uint8Array>) =>
          wholeFile({ volute: "backup", form: FORM, schema, madeAt: new Date().toISOString() }, pieces),
        handle.createWriteStream({ flush: true }),
      ),
    );
    demandFree(file, isReplaced);
    await rename(part, file);
    return (await stat(file)).size;
  } catch (error) {
    await ours?.close();
    if (ours !== null) await rm(part, { force: true });
    if (error instanceof Error && "syscall" in error)
      throw new StartFailure(`${file} cannot be written (${causeOf(error)}).`);
    throw error;
  }
}

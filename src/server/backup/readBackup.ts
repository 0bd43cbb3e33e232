import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import * as v from "valibot";
import { currentSchema } from "../database/connection/migrations.ts";
import { causeOf, StartFailure } from "../process/StartFailure.ts";
import { FORM, HeadSchema, MAX_HEAD_BYTES, TAIL_BYTES, type BackupHead } from "./backupForm.ts";

const PIECE_BYTES = 256 * 1024;
const NEWLINE = 10;
/** Distinguishes a damaged backup from another file. */
const BEGINNING = '{"volute":"backup"';
const DIGEST = /^[0-9a-f]{64}\n$/u;

/** A backup that was verified as complete. */
export interface Backup {
  readonly head: BackupHead;
  readonly bytes: number;
  /** Its lines; each call reads the file again. */
  lines(): AsyncGenerator<string>;
}

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  /** Pieces of a line whose end has not arrived yet. */
  let begun: Buffer[] = [];
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, from)) {
      begun.push(piece.subarray(from, end));
      yield Buffer.concat(begun).toString("utf8");
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
}

function headOf(start: Buffer): { readonly head: BackupHead; readonly length: number } | null {
  const end = start.indexOf(NEWLINE);
  if (end < 0) return null;
  try {
    return { head: v.parse(HeadSchema, JSON.parse(start.toString("utf8", 0, end))), length: end + 1 };
  } catch {
    return null;
  }
}

async function digestOf(file: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(file, { end: bytes - 1, highWaterMark: PIECE_BYTES }))
    hash.update(piece);
  return hash.digest("hex");
}

/** @throws StartFailure for a backup that this version does not read */
function demandKnown(file: string, { form, schema }: BackupHead): void {
  if (form > FORM || schema > currentSchema())
    throw new StartFailure(`${file} was made by a newer version of Volute; restore it with that version.`);
  if (form < FORM || schema < currentSchema())
    throw new StartFailure(
      `${file} was made by an older version of Volute; restore it with that version, then start this one on it.`,
    );
}

async function edgesOf(file: string) {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const start = Buffer.alloc(Math.min(MAX_HEAD_BYTES, size));
    await handle.read(start, 0, start.length, 0);
    const tail = Buffer.alloc(Math.min(TAIL_BYTES, size));
    await handle.read(tail, 0, tail.length, size - tail.length);
    return { size, start, tail: tail.toString("latin1") };
  } finally {
    await handle.close();
  }
}

/**
 * Verifies that a backup is complete and of a version that can be read.
 * @throws StartFailure with the fault
 */
export async function readBackup(file: string): Promise<Backup> {
  const { size, start, tail } = await edgesOf(file).catch((error: unknown) => {
    throw new StartFailure(`${file} cannot be read (${causeOf(error)}).`);
  });
  const none = () => new StartFailure(`${file} is no backup of Volute.`);
  const bytes = size - TAIL_BYTES;
  // Verified before the content is used: a damaged head might state another version.
  if (bytes <= 0 || `${await digestOf(file, bytes)}\n` !== tail) {
    if (!start.toString("latin1").startsWith(BEGINNING) && !DIGEST.test(tail)) throw none();
    throw new StartFailure(`${file} is damaged or cut short: its checksum is another. Nothing was restored.`);
  }
  const read = headOf(start);
  if (read === null || bytes <= read.length) throw none();
  const { head, length } = read;
  demandKnown(file, head);
  return {
    head,
    bytes: size,
    lines: () =>
      linesOf(
        createReadStream(file, { start: length, end: bytes - 1, highWaterMark: PIECE_BYTES }).pipe(
          createGunzip({ chunkSize: PIECE_BYTES }),
        ),
      ),
  };
}

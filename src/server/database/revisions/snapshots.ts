import { createHash } from "node:crypto";
import { mkdir, open, rename, rm, writeFile, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../process/log.ts";
import { revisionOf } from "./catalogueRevisions.ts";
import { bytesBeforeArrays, HEAD, packedValue, unpackedValue } from "./packedValue.ts";
import type { Queries } from "../queries.ts";

/** What was read of a category, and the revision at which it stood; null where it had none. */
export interface AtRevision<Value> {
  readonly value: Value;
  readonly revision: string | null;
}

/** Reads a category as it stands now, with the help of a former state where one is at hand. */
export type ReadCategory<Value> = (former: AtRevision<Value> | null) => Promise<AtRevision<Value>>;

/** What was read from the catalogue, kept in files so that the next start need not read it again. */
export interface Snapshots {
  /**
   * What `read` answers for this category as it stands now: from the file of this name where that holds it, else read
   * and kept there; a file of another revision is handed to `read`. Plain data alone: maps, sets and typed arrays come back as they were, classes do not.
   * The arrays of one file share its memory.
   */
  of<Value>(name: string, categoryCode: string, read: ReadCategory<Value>): Promise<AtRevision<Value>>;
  /** Keeps what was read, for the next start. */
  keep(name: string, categoryCode: string, read: AtRevision<unknown>): Promise<void>;
}

/** Keeps nothing: for tests and for catalogues that live in memory. */
export const NO_SNAPSHOTS: Snapshots = {
  of: (_name, _categoryCode, read) => read(null),
  keep: () => Promise.resolve(),
};

export interface SnapshotParts {
  readonly queries: Queries;
  /** Names the code that reads: other code may read something else from the same rows. */
  readonly codeVersion: string;
  readonly log: Log;
}

const DIGEST_BYTES = 32;

function digestOf(key: string, pieces: readonly Uint8Array[]): Buffer {
  const digest = createHash("sha256").update(`${key.length} ${key}`);
  for (const piece of pieces) digest.update(piece);
  return digest.digest();
}

/** A revision is a UUID. */
const REVISION_BYTES = 36;
/** What stands before the content. */
const HEAD_BYTES = 72;
/** Of a file that is read: the system takes no more than 2 GB at a time. */
const MOST_AT_ONCE = 1 << 28;

/** Reads from a place of a file on; false where it ends before. */
async function bytesAt(file: FileHandle, from: number, into: Uint8Array): Promise<boolean> {
  for (let done = 0; done < into.length;) {
    const length = Math.min(into.length - done, MOST_AT_ONCE);
    const { bytesRead } = await file.read(into, done, length, from + done);
    if (bytesRead === 0) return false;
    done += bytesRead;
  }
  return true;
}

/** What a file says by itself, nothing of it believed yet; null for one that is cut short. The arrays have memory of their own. */
async function partsOf(file: FileHandle) {
  const { size } = await file.stat();
  const start = Buffer.alloc(HEAD_BYTES + HEAD);
  if (!(await bytesAt(file, 0, start))) return null;
  const length = bytesBeforeArrays(start.subarray(HEAD_BYTES));
  const from = HEAD_BYTES + length;
  if (from > size) return null;
  const [before, arrays] = [new Uint8Array(length), new ArrayBuffer(size - from)];
  const isWhole =
    (await bytesAt(file, HEAD_BYTES, before)) && (await bytesAt(file, from, new Uint8Array(arrays)));
  return isWhole ? { head: start.subarray(0, HEAD_BYTES), before, arrays } : null;
}

/**
 * Snapshots in `dataDir/snapshots`, made when there is something to keep. A file is a digest, a revision and what was kept. The
 * digest covers the content and everything that it was read by: revision, code and the engine that wrote it. One that is damaged, cut short or of other code has another
 * digest, and is read anew; one of another database has a revision that is none of this one's.
 */
export function snapshotsIn(dataDir: string, { queries, codeVersion, log }: SnapshotParts): Snapshots {
  const folder = join(dataDir, "snapshots");
  const fileOf = (name: string, categoryCode: string) => join(folder, `${name}-${categoryCode}.snapshot`);
  const keyOf = (name: string, revision: string) =>
    JSON.stringify([name, revision, codeVersion, process.versions.v8, process.arch]);

  async function kept(name: string, categoryCode: string): Promise<AtRevision<unknown> | null> {
    const file = await open(fileOf(name, categoryCode)).catch(() => null);
    if (file === null) return null;
    try {
      const parts = await partsOf(file);
      if (parts === null) return null;
      const { head, before, arrays } = parts;
      const revision = head.toString("latin1", DIGEST_BYTES, DIGEST_BYTES + REVISION_BYTES);
      const digest = digestOf(keyOf(name, revision), [before, new Uint8Array(arrays)]);
      if (!digest.equals(head.subarray(0, DIGEST_BYTES))) return null;
      return { value: unpackedValue(before, arrays), revision };
    } catch {
      // What cannot be read is read anew from the catalogue.
      return null;
    } finally {
      await file.close();
    }
  }

  /** Visible at once and whole. A full disk costs the next start its time and nothing else. */
  async function keep(name: string, categoryCode: string, { value, revision }: AtRevision<unknown>) {
    if (revision === null) return;
    const file = fileOf(name, categoryCode);
    const draft = `${file}.${process.pid}.draft`;
    try {
      const pieces = packedValue(value);
      const head = Buffer.alloc(HEAD_BYTES);
      head.set(digestOf(keyOf(name, revision), pieces));
      head.write(revision, DIGEST_BYTES, "latin1");
      await mkdir(folder, { recursive: true });
      await writeFile(draft, [head, ...pieces]);
      await rename(draft, file);
    } catch (error) {
      log.warn({ err: error, file }, "a snapshot of the catalogue was not kept");
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  return {
    keep,
    async of<Value>(name: string, categoryCode: string, read: ReadCategory<Value>) {
      const revision = await revisionOf(queries, categoryCode);
      // The digest says that this very code kept what it had read under this name. Nothing is kept without a revision.
      const found = revision === null ? null : ((await kept(name, categoryCode)) as AtRevision<Value> | null);
      if (found !== null && found.revision === revision) return found;
      const fresh = await read(found);
      await keep(name, categoryCode, fresh);
      return fresh;
    },
  };
}

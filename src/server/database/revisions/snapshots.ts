import { createHash } from "node:crypto";
import { mkdir, open, rename, rm, writeFile, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../../process/log.ts";
import { revisionOf } from "./catalogueRevisions.ts";
import { bytesBeforeArrays, HEAD, packedValue, unpackedValue } from "./packedValue.ts";
import type { Queries } from "../queries.ts";

/** A value read from a category, and its revision at that moment; null if it had none. */
export interface AtRevision<Value> {
  readonly value: Value;
  readonly revision: string | null;
}

/** Reads a category's current state, with the help of a former state if there is one. */
export type ReadCategory<Value> = (former: AtRevision<Value> | null) => Promise<AtRevision<Value>>;

/** Values read from the catalogue, kept in files so that the next start need not read it again. */
export interface Snapshots {
  /**
   * The result of `read` for the current state of a category: from the file `name` if it is current, otherwise
   * `read` is called and its result stored. `read` receives the content of a file with another revision. Values
   * are plain data: maps, sets and typed arrays come back unchanged, classes do not. The arrays of one file share
   * its memory.
   * @param makeApart may let another process create a missing file, so that this process does not need the memory
   * for reading
   */
  of<Value>(
    name: string,
    categoryCode: string,
    read: ReadCategory<Value>,
    makeApart?: () => Promise<void>,
  ): Promise<AtRevision<Value>>;
  /** Keeps a value for the next start. */
  keep(name: string, categoryCode: string, read: AtRevision<unknown>): Promise<void>;
}

/** Keeps nothing: for tests and for catalogues in memory. */
export const NO_SNAPSHOTS: Snapshots = {
  of: (_name, _categoryCode, read) => read(null),
  keep: () => Promise.resolve(),
};

export interface SnapshotParts {
  readonly queries: Queries;
  /** Identifies the code that reads: other code may read something else from the same rows. */
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
/** Length of the header before the content. */
const HEAD_BYTES = 72;
/** Bytes of one read: the operating system allows no more than 2 GB at a time. */
const MOST_AT_ONCE = 1 << 28;

/** Reads from an offset of a file; false if the file ends too early. */
async function bytesAt(file: FileHandle, from: number, into: Uint8Array): Promise<boolean> {
  for (let done = 0; done < into.length;) {
    const length = Math.min(into.length - done, MOST_AT_ONCE);
    const { bytesRead } = await file.read(into, done, length, from + done);
    if (bytesRead === 0) return false;
    done += bytesRead;
  }
  return true;
}

/**
 * The parts of a file, not verified yet; null for one that is cut short. The arrays get memory of their own.
 */
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
 * Snapshots in `dataDir/snapshots`, created when there is something to keep. A file consists of a digest, a
 * revision and the content. The digest covers the content and what it depends on: revision, code and engine.
 * A damaged or truncated file, or one of other code, has another digest and is read again; one of another
 * database has a revision that is unknown to this one.
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
      // An unreadable file is read again from the catalogue.
      return null;
    } finally {
      await file.close();
    }
  }

  /** The file appears at once and whole. A full disk costs only the next start's time. */
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
    async of<Value>(
      name: string,
      categoryCode: string,
      read: ReadCategory<Value>,
      makeApart?: () => Promise<void>,
    ) {
      const revision = await revisionOf(queries, categoryCode);
      // The digest proves that this very code wrote the value under this name. Nothing is kept without a
      // revision.
      const held = () => kept(name, categoryCode) as Promise<AtRevision<Value> | null>;
      let found = revision === null ? null : await held();
      if (found === null && revision !== null && makeApart !== undefined) {
        await makeApart();
        found = await held();
      }
      if (found !== null && found.revision === revision) return found;
      const fresh = await read(found);
      await keep(name, categoryCode, fresh);
      return fresh;
    },
  };
}

import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { revisionOf } from "./catalogueRevisions.ts";
import { packedValue, unpackedValue } from "./packedValue.ts";
import type { Queries } from "./queries.ts";

/** What was read from the catalogue, kept in files so that the next start need not read it again. */
export interface Snapshots {
  /**
   * What `read` answers for this category as it stands now: from the file of this name where that holds it, else read
   * and kept there. Plain data alone: maps, sets and typed arrays come back as they were, classes do not.
   * The arrays of one file share its memory.
   */
  of<Value>(name: string, categoryCode: string, read: () => Promise<Value>): Promise<Value>;
}

/** Keeps nothing: for tests and for catalogues that live in memory. */
export const NO_SNAPSHOTS: Snapshots = { of: (_name, _categoryCode, read) => read() };

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

/**
 * Snapshots in `dataDir/snapshots`, made when there is something to keep. A file is a digest and what was kept. The
 * digest covers the content and everything that it was read by: revision, code and the engine that wrote it. One that is damaged, cut short, of another database or of other code has another
 * digest, and is read anew.
 */
export function snapshotsIn(dataDir: string, { queries, codeVersion, log }: SnapshotParts): Snapshots {
  const folder = join(dataDir, "snapshots");
  const keyOf = (name: string, revision: string) =>
    JSON.stringify([name, revision, codeVersion, process.versions.v8, process.arch]);

  async function kept(file: string, key: string): Promise<{ readonly value: unknown } | null> {
    const bytes = await readFile(file).catch(() => null);
    if (bytes === null || bytes.length <= DIGEST_BYTES) return null;
    const payload = bytes.subarray(DIGEST_BYTES);
    if (!digestOf(key, [payload]).equals(bytes.subarray(0, DIGEST_BYTES))) return null;
    return { value: unpackedValue(payload) };
  }

  /** Visible at once and whole. A full disk costs the next start its time and nothing else. */
  async function keep(file: string, key: string, value: unknown): Promise<void> {
    const draft = `${file}.${process.pid}.draft`;
    try {
      const pieces = packedValue(value);
      await mkdir(folder, { recursive: true });
      await writeFile(draft, [digestOf(key, pieces), ...pieces]);
      await rename(draft, file);
    } catch (error) {
      log.warn({ err: error, file }, "a snapshot of the catalogue was not kept");
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  return {
    async of<Value>(name: string, categoryCode: string, read: () => Promise<Value>): Promise<Value> {
      const file = join(folder, `${name}-${categoryCode}.snapshot`);
      const revision = await revisionOf(queries, categoryCode);
      if (revision !== null) {
        const found = await kept(file, keyOf(name, revision));
        // The digest says that this very code kept what it had read under this name.
        if (found !== null) return found.value as Value;
      }
      const value = await read();
      // Between the two looks somebody may have changed the category: then nobody knows which state was read.
      if (revision !== null && (await revisionOf(queries, categoryCode)) === revision)
        await keep(file, keyOf(name, revision), value);
      return value;
    },
  };
}

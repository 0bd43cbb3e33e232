import { randomUUID } from "node:crypto";
import { rmSync, utimesSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { identityOf, isRunning, type ProcessIdentity } from "./processIdentity.ts";
import { causeOf, StartFailure } from "./StartFailure.ts";

export interface DataDirLock {
  /** The folder's absolute path. */
  readonly dir: string;
  /** Releases the folder. Happens by itself when the process ends. */
  release(): void;
}

export const ProcessIdentitySchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  started: v.string(),
  boot: v.string(),
  space: v.string(),
}) satisfies v.GenericSchema<unknown, ProcessIdentity>;

const ENTRY = /^lock-[\w-]+\.json$/u;
const BEAT_MS = 1000;
/** A holder whose process is not visible counts as dead if its entry was not touched for this long. */
const WATCH_MS = 10_000;

const mtimeOf = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs;

async function isBeating(file: string, watchMs: number): Promise<boolean> {
  const before = await mtimeOf(file);
  await sleep(watchMs);
  const after = await mtimeOf(file);
  return after !== undefined && after !== before;
}

/**
 * The process that wrote an entry; undefined if the entry is gone or broken. Entries are moved into place
 * whole, so a broken one comes from a crash.
 */
async function writerOf(file: string): Promise<ProcessIdentity | undefined> {
  try {
    return v.parse(ProcessIdentitySchema, JSON.parse(await readFile(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** The living process that has an entry beside our own. Entries of dead ones are deleted. */
async function otherHolder(dir: string, ownFile: string, watchMs: number) {
  for (const name of await readdir(dir)) {
    const file = join(dir, name);
    if (!ENTRY.test(name) || file === ownFile) continue;
    const writer = await writerOf(file);
    const runs = writer !== undefined && isRunning(writer);
    if (writer !== undefined && (runs === "unknown" ? await isBeating(file, watchMs) : runs)) {
      return { writer, file };
    }
    await rm(file, { force: true });
  }
  return undefined;
}

/** Another process holds the folder. */
export class FolderInUse extends StartFailure {
  readonly pid: number;

  constructor(message: string, pid: number) {
    super(message);
    this.pid = pid;
  }
}

function inUse(dir: string, { writer, file }: { writer: ProcessIdentity; file: string }): FolderInUse {
  const advice = writer.started === "" ? ` (should that process not be Volute, delete ${file})` : "";
  return new FolderInUse(
    `The data folder ${dir} is in use by process ${writer.pid}${advice}; ` +
      "stop it first, or choose another folder with DATA_DIR.",
    writer.pid,
  );
}

/** The entry appears at once and whole: no reader ever sees half of it. */
async function enter(file: string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, JSON.stringify(identityOf()));
  await rename(draft, file);
}

function keep(dir: string, file: string): DataDirLock {
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was deleted while in use; the database will report it.
    }
  }, BEAT_MS).unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    rmSync(file, { force: true });
  };
  process.on("exit", release);
  return { dir, release };
}

/**
 * Every process writes its entry first and then reads the others: of two that start together, at least one
 * sees the other. Both then withdraw and try again at different moments.
 */
async function hold(dir: string, watchMs: number): Promise<DataDirLock> {
  const file = join(dir, `lock-${randomUUID()}.json`);
  for (;;) {
    const before = await otherHolder(dir, file, watchMs);
    if (before !== undefined) throw inUse(dir, before);
    await enter(file);
    if ((await otherHolder(dir, file, watchMs)) === undefined) return keep(dir, file);
    await rm(file);
    await sleep(Math.random() * 100);
  }
}

/**
 * Creates the data folder and locks it for this process, because the embedded database takes no lock of its
 * own and two processes on one folder lose rows silently. The lock of a dead holder is taken over.
 *
 * @throws FolderInUse when another process holds the folder
 * @throws StartFailure when the folder cannot be used
 */
export async function holdDataDir(path: string, watchMs = WATCH_MS): Promise<DataDirLock> {
  const dir = resolve(path);
  try {
    await mkdir(dir, { recursive: true });
    return await hold(dir, watchMs);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `The data folder ${dir} cannot be written (${causeOf(error)}); choose another with DATA_DIR.`,
    );
  }
}

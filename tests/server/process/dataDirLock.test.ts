import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdDataDir, type DataDirLock } from "#server/process/dataDirLock.ts";
import { identityOf, isRunning } from "#server/process/processIdentity.ts";

let dir = "";
let held: DataDirLock[] = [];
let children: ChildProcess[] = [];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-lock-"));
});
afterEach(async () => {
  for (const lock of held) lock.release();
  for (const child of children) child.kill("SIGKILL");
  held = [];
  children = [];
  await rm(dir, { recursive: true });
});

async function hold(watchMs?: number) {
  const lock = await holdDataDir(dir, watchMs);
  held.push(lock);
  return lock;
}
const entries = async () => (await readdir(dir)).filter((name) => name.startsWith("lock-"));
const leave = (holder: object | string) =>
  writeFile(
    join(dir, "lock-left.json"),
    typeof holder === "string" ? holder : JSON.stringify({ ...identityOf(), ...holder }),
  );

/** A process that holds the folder until it is killed. */
const HOLDER = `
  import { holdDataDir } from "#server/process/dataDirLock.ts";
  try {
    await holdDataDir(process.argv[1]);
    console.log("held");
    setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.message);
  }
`;
function startHolder() {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", HOLDER, dir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
}
async function firstLine(child: ChildProcess): Promise<string> {
  const [chunk] = await once(child.stdout ?? child, "data");
  return String(chunk).trim();
}

test("the second one is refused with the first one's process id, and let in once it is released", async () => {
  const first = await hold();
  await expect(hold()).rejects.toThrow(`is in use by process ${process.pid}; stop it first`);
  first.release();
  expect(await entries()).toEqual([]);
  await hold();
});

test("another process is refused while we hold the folder", async () => {
  await hold();
  expect(await firstLine(startHolder())).toContain(`is in use by process ${process.pid};`);
});

test("a killed holder is taken over", async () => {
  const holder = startHolder();
  expect(await firstLine(holder)).toBe("held");
  await expect(hold()).rejects.toThrow(`in use by process ${holder.pid};`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  await hold();
  expect(await entries()).toHaveLength(1);
});

test.runIf(process.platform === "linux").each([
  ["whose process id now belongs to another process", { started: "1" }],
  ["from before the machine was restarted", { boot: "another" }],
  ["whose process is gone", { pid: 2 ** 22 + 1 }],
])("a holder %s is taken over", async (_, holder) => {
  await leave(holder);
  await hold();
  expect(await entries()).toHaveLength(1);
});

test.each([
  ["empty", ""],
  ["half written", '{"pid": 12'],
  ["of another shape", '{"pid": "me"}'],
])("an entry that is %s holds nothing", async (_, content) => {
  await leave(content);
  await hold();
  expect(await entries()).toHaveLength(1);
});

test("a holder in another container is taken over when it no longer shows signs of life", async () => {
  await leave({ space: "another host" });
  await hold(20);
  expect(await entries()).toHaveLength(1);
});

test("a holder in another container that shows signs of life is left alone", async () => {
  await leave({ space: "another host", pid: 7 });
  const beat = setInterval(() => void utimes(join(dir, "lock-left.json"), new Date(), new Date()), 10);
  await expect(hold(200)).rejects.toThrow("is in use by process 7;");
  clearInterval(beat);
});

test("of many that start together exactly one holds the folder", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => hold()));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await entries()).toHaveLength(1);
});

test("of many processes that take over a dead holder together exactly one holds the folder", async () => {
  await leave({ boot: "another" });
  const lines = await Promise.all(Array.from({ length: 4 }, () => firstLine(startHolder())));
  expect(lines.filter((line) => line === "held")).toHaveLength(1);
  expect(lines.filter((line) => line.includes("is in use by process"))).toHaveLength(3);
});

test("a file in place of the folder is one clear sentence", async () => {
  const file = join(dir, "file");
  await writeFile(file, "");
  await expect(holdDataDir(file)).rejects.toThrow(
    `The data folder ${file} cannot be written (EEXIST); choose another with DATA_DIR.`,
  );
  await expect(holdDataDir(join(file, "below"))).rejects.toThrow("cannot be written (ENOTDIR)");
});

test.runIf(process.platform === "linux")(
  "a process that has ended but is not yet buried does not run",
  async () => {
    // The shell becomes a program that never collects its children.
    const script = "sleep 0.3 & echo $!; exec sleep 60";
    const parent = spawn("sh", ["-c", script], { stdio: ["ignore", "pipe", "inherit"] });
    children.push(parent);
    const child = identityOf(Number(await firstLine(parent)));
    expect(isRunning(child)).toBe(true);
    await expect.poll(() => isRunning(child)).toBe(false);
    expect(() => process.kill(child.pid, 0)).not.toThrow();
  },
);

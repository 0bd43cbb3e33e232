import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive } from "../../support/isAlive.ts";

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-parent-"));
});
afterAll(() => rm(dir, { recursive: true }));

/** A process that asks to end with its parent, after it has waited for it to be gone or not. */
async function childOf({ isLate }: { readonly isLate: boolean }) {
  const child = join(dir, `child-${isLate}.mts`);
  const module = JSON.stringify(resolve("src/server/process/endWithParent.ts"));
  await writeFile(
    child,
    `
    const isGone = () => process.connected === false;
    while (${isLate} && !isGone()) await new Promise((resolve) => setTimeout(resolve, 20));
    const { endWithParent } = await import(${module});
    endWithParent();
    setInterval(() => {}, 1000);
    if (process.connected) process.send("waits");
    `,
  );
  const parent = join(dir, `parent-${isLate}.mjs`);
  await writeFile(
    parent,
    `
    import { fork } from "node:child_process";
    const child = fork(${JSON.stringify(child)}, { execArgv: ["--import", "tsx"] });
    if (${isLate}) console.log(child.pid);
    else child.on("message", () => console.log(child.pid));
    `,
  );
  const started = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(started.stdout, "data")) as [Buffer];
  return { parent: started, pid: Number(String(said)) };
}

test.each([
  ["while it waits", false],
  ["before it could hear of that", true],
])("a process ends with the one that started it, which ended %s", async (_, isLate) => {
  const { parent, pid } = await childOf({ isLate });
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

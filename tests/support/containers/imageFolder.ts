import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { digestOfSources, SERVER, SITE, stampBuild } from "../../../scripts/sources.mjs";
import { copied, environment, ROOT } from "./dockerfile.ts";

/** Makes a folder of the copied files alone. The stage before builds the server; the site is taken for built here. */
export async function makeImageFolder(folder: string): Promise<void> {
  await mkdir(folder);
  for (const path of copied) await cp(join(ROOT, path), join(folder, path), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await cp(join(ROOT, SERVER.folder), join(folder, SERVER.folder), { recursive: true });
  await mkdir(join(folder, SITE.folder));
  await cp(join(ROOT, "index.html"), join(folder, SITE.folder, "index.html"));
  await stampBuild(folder, SITE, { digest: await digestOfSources(folder, SITE), dates: "" });
}

/** A process as a container of the image runs it: with the image's environment and `env`, in its folder. */
export function runInside(
  [program, ...args]: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
) {
  if (program !== "node") throw new Error(`The image is one of node, not of ${program}`);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"], ...Object.fromEntries(environment), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (said += text));
  return { child, said: () => said, ended: once(child, "close").then(([code]) => Number(code)) };
}

/** Waits until a started server says that it is ready. */
export async function untilReady({ child, said }: ReturnType<typeof runInside>): Promise<void> {
  while (!said().includes("Volute is ready at")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${said()}`);
    await wait(50);
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { parse } from "yaml";
import { readSettings } from "#server/process/settings.ts";
import { digestOfSources, SERVER, SITE, stampBuild } from "../../../scripts/sources.mjs";
import { bareFolder } from "../../support/bareDatabase.ts";
import { freePort } from "../../support/freePort.ts";

/** What Dockerfile and compose.yaml say is done here without Docker. */
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PATIENCE = { timeout: 240_000 };
const Words = v.array(v.string());

const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");
const instructions = dockerfile
  .split("\n")
  .map((line) => /^([A-Z]+) (.+)$/u.exec(line))
  .flatMap((found) => (found === null ? [] : [{ name: found[1] ?? "", words: found[2] ?? "" }]));
const all = (name: string) => instructions.filter((one) => one.name === name).map(({ words }) => words);
const last = (name: string) => all(name).at(-1) ?? "";
/** A command in its form without a shell. */
const command = (words: string) => v.parse(Words, JSON.parse(words.slice(words.indexOf("["))));

const environment = new Map(
  last("ENV")
    .split(" ")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
);
const inRoot = await readdir(ROOT);
/** What a source of COPY names; a star stands in the project's own folder alone. */
function named(source: string): readonly string[] {
  const [before, after] = source.split("*");
  if (before === undefined || after === undefined) return [source];
  return inRoot.filter((name) => name.startsWith(before) && name.endsWith(after));
}
/** What is copied from the project, and not from a stage. */
const copied = all("COPY").flatMap((words) =>
  words.startsWith("--") ? [] : words.split(" ").slice(0, -1).flatMap(named),
);

const ServiceSchema = v.looseObject({
  image: v.string(),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  read_only: v.optional(v.boolean()),
  tmpfs: v.optional(Words, []),
});
const ComposeSchema = v.object({
  services: v.record(v.string(), ServiceSchema),
  configs: v.object({ caddyfile: v.object({ content: v.string() }) }),
});
const compose = v.parse(
  ComposeSchema,
  parse(await readFile(join(ROOT, "compose.yaml"), "utf8"), { merge: true }),
);
const services = Object.entries(compose.services);
const nodes = services.filter(([, { image }]) => image === "volute");

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-container-"));
});
afterAll(() => rm(dir, { recursive: true }));

test("images are named without a host, and nothing runs as root", () => {
  const images = [
    ...all("FROM").map((words) => words.split(" ")[0] ?? ""),
    ...services.map(([, { image }]) => image),
  ];
  for (const image of images) expect(image).toMatch(/^[a-z]+(?::[\w.-]+)?$/u);
  expect(last("USER")).toBe("node");
  expect(nodes.map(([, { read_only: isReadOnly }]) => isReadOnly)).toEqual([true, true, true]);
});

test("the settings are settings, and every address leads to the port that is listened on", async () => {
  const names = [...environment.keys(), ...nodes.flatMap(([, node]) => Object.keys(node.environment))];
  const known = await readFile(join(ROOT, "docs/settings.md"), "utf8");
  const settings = readSettings({
    ...Object.fromEntries(environment),
    ...nodes[0]?.[1].environment,
    DATABASE_URL: "postgresql://volute:secret@database:5432/volute",
  });
  expect(settings).toMatchObject({ host: "0.0.0.0", port: Number(last("EXPOSE")), dataDir: last("VOLUME") });
  expect(settings.account.trustedProxies).toBe(1);
  const { content } = compose.configs.caddyfile;
  const upstreams = /reverse_proxy ([^{]+) \{/u.exec(content)?.[1]?.split(" ");
  expect(upstreams).toEqual(nodes.map(([name]) => `${name}:${settings.port}`));
  // Metrics are for whoever runs it: what is answered before the proxy passes on reaches nobody outside.
  const directives = content.split("\n").map((line) => line.trim());
  const hidden = directives.indexOf("respond /metrics 404");
  expect(hidden).toBeGreaterThan(0);
  expect(hidden).toBeLessThan(directives.findIndex((line) => line.startsWith("reverse_proxy")));
  for (const [, { tmpfs }] of nodes)
    expect(tmpfs.some((place) => place.startsWith(settings.dataDir))).toBe(true);
  // NODE_ENV is read by packages alone.
  expect(names.filter((name) => name !== "NODE_ENV" && !known.includes(`\`${name}\``))).toEqual([]);
});

test("what is copied is there, and not left out by .dockerignore", async () => {
  const ignored = (await readFile(join(ROOT, ".dockerignore"), "utf8")).split("\n");
  for (const path of copied) {
    const name = path.replace(/^[.][/]/u, "");
    expect([name, existsSync(join(ROOT, name))]).toEqual([name, true]);
    expect(ignored).not.toContain(name);
  }
});

test("every part of the compiler's settings is copied: the build reads them all", async () => {
  const Settings = v.object({ references: v.array(v.object({ path: v.string() })) });
  const { references } = v.parse(
    Settings,
    JSON.parse(await readFile(join(ROOT, "tsconfig.json"), "utf8")) as unknown,
  );
  const parts = references.map(({ path }) => path.replace(/^[.][/]/u, ""));
  expect(parts).not.toEqual([]);
  expect(parts.filter((path) => !copied.includes(path))).toEqual([]);
});

/** Runs it with the environment of the file, in a folder with what the file copies. */
function run(words: readonly string[], folder: string, env: Readonly<Record<string, string>>) {
  const [, ...args] = words;
  expect(words[0]).toBe("node");
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

test(
  "the command starts from the copied files alone, and is found well by the health check",
  PATIENCE,
  async () => {
    const folder = join(dir, "volute");
    await mkdir(folder);
    for (const path of copied) await cp(join(ROOT, path), join(folder, path), { recursive: true });
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    // The stage before builds; the site is taken for built here.
    await cp(join(ROOT, SERVER.folder), join(folder, SERVER.folder), { recursive: true });
    await mkdir(join(folder, SITE.folder));
    await cp(join(ROOT, "index.html"), join(folder, SITE.folder, "index.html"));
    await stampBuild(folder, SITE, { digest: await digestOfSources(folder, SITE), dates: "" });
    await bareFolder(join(dir, "data"));
    const env = { PORT: String(await freePort()), DATA_DIR: join(dir, "data") };
    const healthCheck = command(last("HEALTHCHECK"));
    expect(await run(healthCheck, folder, env).ended).toBe(1);
    const server = run(command(last("CMD")), folder, env);
    try {
      while (!server.said().includes("Volute is ready at")) {
        if (server.child.exitCode !== null) throw new Error(`It ended: ${server.said()}`);
        await wait(50);
      }
      expect(server.said()).not.toContain("Building");
      expect(await run(healthCheck, folder, env).ended).toBe(0);
      const ready = /health_uri (\S+)/u.exec(compose.configs.caddyfile.content)?.[1] ?? "";
      const asked = await fetch(`http://127.0.0.1:${env.PORT}${ready}`);
      expect([ready, asked.status]).toEqual(["/readyz", 200]);
    } finally {
      server.child.kill("SIGTERM");
    }
    expect(await server.ended).toBe(0);
  },
);

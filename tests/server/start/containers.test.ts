import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { readSettings } from "#server/process/settings.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { all, command, copied, environment, last, ROOT } from "../../support/containers/dockerfile.ts";
import { makeImageFolder, runInside, untilReady } from "../../support/containers/imageFolder.ts";
import { freePort } from "../../support/freePort.ts";

/** Performs the steps of Dockerfile without Docker; for compose.yaml see `compose.test.ts`. */
const PATIENCE = { timeout: 240_000 };

let dir = "";
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-container-"));
});
afterAll(() => rm(dir, { recursive: true }));

test("images are named without a host, and nothing runs as root", () => {
  for (const words of all("FROM")) expect(words.split(" ")[0]).toMatch(/^[a-z]+(?::[\w.-]+)?$/u);
  expect(last("USER")).toBe("node");
});

test("the settings are settings, for the port and the folder that the image names", async () => {
  const settings = readSettings(Object.fromEntries(environment));
  expect(settings).toMatchObject({ host: "0.0.0.0", port: Number(last("EXPOSE")), dataDir: last("VOLUME") });
  const known = await readFile(join(ROOT, "docs/settings.md"), "utf8");
  // Only packages read NODE_ENV.
  const names = [...environment.keys()].filter((name) => name !== "NODE_ENV");
  expect(names.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
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

test(
  "the command starts from the copied files alone, and is found well by the health check",
  PATIENCE,
  async () => {
    const folder = join(dir, "volute");
    await makeImageFolder(folder);
    await bareFolder(join(dir, "data"));
    const env = { PORT: String(await freePort()), DATA_DIR: join(dir, "data") };
    const healthCheck = command(last("HEALTHCHECK"));
    expect(await runInside(healthCheck, folder, env).ended).toBe(1);
    const server = runInside(command(last("CMD")), folder, env);
    try {
      await untilReady(server);
      expect(server.said()).not.toContain("Building");
      expect(await runInside(healthCheck, folder, env).ended).toBe(0);
    } finally {
      server.child.kill("SIGTERM");
    }
    expect(await server.ended).toBe(0);
  },
);

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runTool } from "../../gate/runTool.ts";

let folder = "";

const git = (...parameters: readonly string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...parameters], {
    cwd: folder,
    encoding: "utf8",
  }).trim();
const quick = (...parameters: readonly string[]) =>
  runTool("tsx", [resolve("scripts/quick.ts"), ...parameters], folder);

/** A project on its common line, without another copy that it came from. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "volute-quick-"));
  git("init", "-q", "-b", "main");
  for (const text of ["one", "two"]) {
    writeFileSync(join(folder, "note.md"), text);
    git("add", "note.md");
    git("commit", "-q", "-m", text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it("a folder without a difference has not passed: nothing was checked, and what to compare with is named", () => {
  const { status, output } = quick();
  expect(output).toContain(
    `Quick: nothing differs from ${git("rev-parse", "HEAD").slice(0, 10)}, so nothing was checked.`,
  );
  expect(output).toContain("npm run quick -- HEAD~1");
  expect(output).not.toContain("passed");
  expect(status).toBe(2);
});

it("what is committed on the common line is compared with a named commit alone, and the plan says so", () => {
  expect(quick("--plan", "HEAD~1").output).toMatch(/^1 files differ from \w{10}$/mu);
  writeFileSync(join(folder, "note.md"), "three");
  expect(quick("--plan").output).toMatch(
    /^1 files differ from \w{10}, where this folder is: what is committed is not compared$/mu,
  );
});

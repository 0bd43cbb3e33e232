import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { importsOf } from "../../scripts/quick/importsOf.ts";
import { MADE_WITH, pgliteFrom, type DatabaseTemplate } from "./databaseTemplate.ts";

it("a template is made anew when what opens and migrates it changes", () => {
  const path = "tests/support/databaseTemplate.ts";
  const { runs } = importsOf(path, readFileSync(path, "utf8"));
  const opening = runs.filter((used) => used.startsWith("src/server/database/"));
  expect(opening.length).toBeGreaterThan(2);
  expect(opening.filter((used) => !MADE_WITH.includes(used))).toEqual([]);
});

it("a template that could not be made is tried again by the next file", async () => {
  const make = vi.fn<DatabaseTemplate["make"]>().mockRejectedValue(new Error("no room on the disk"));
  const template = { name: "unmade", madeFrom: [], make };
  await expect(pgliteFrom(template)).rejects.toThrow("no room on the disk");
  await expect(pgliteFrom(template)).rejects.toThrow("no room on the disk");
  expect(make).toHaveBeenCalledTimes(2);
});

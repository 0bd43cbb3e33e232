import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PLANTED_FAULTS } from "../../../scripts/quick/plantedFaults.ts";

it.each(PLANTED_FAULTS)("$name still fits $path", ({ path, from, to }) => {
  const before = readFileSync(path, "utf8");
  expect(before.replace(from, to)).not.toBe(before);
});

it("has a name of its own for each", () => {
  expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { connectionsOfEach } from "#server/database/connection/Connections.ts";
import { projectFile } from "#server/process/projectFile.ts";

/** One connection for probes, and one that listens for changes. */
const BESIDE = 2;
const most = (processes: number) => {
  const { calls, long } = connectionsOfEach(processes);
  return processes * (calls + long + BESIDE);
};

test.each([
  [1, 16],
  [2, 18],
  [3, 24],
  [4, 28],
  [8, 56],
])("%i processes of a node open at most %i connections", (processes, connections) => {
  expect(most(processes)).toBe(connections);
});

test("the operators' page and the note say as many", () => {
  const page = readFileSync(projectFile("docs/operate.md"), "utf8").replaceAll(/\s+/gu, " ");
  expect(page).toContain(
    `most ${most(1)} connections to PostgreSQL with one process, ${most(2)} with two, ${most(4) / 4} each from four on`,
  );
  const note = readFileSync(projectFile("docs/decisions/database-loss.md"), "utf8").replaceAll(/\s+/gu, " ");
  expect(note).toContain(`at most ${most(1)} connections`);
  expect(note).toContain(`${most(2)} of two together, ${most(4) / 4} of each from four on`);
});

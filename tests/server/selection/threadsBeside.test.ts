import type * as Os from "node:os";
import { expect, test, vi } from "vitest";
import { threadsBeside } from "#server/selection/Engine.ts";

const machine = vi.hoisted(() => ({ cores: 1 }));
vi.mock("node:os", async (original) => ({
  ...(await original<typeof Os>()),
  availableParallelism: () => machine.cores,
}));

test.each([
  { cores: 1, processes: 1, threads: 1 },
  { cores: 2, processes: 2, threads: 1 },
  { cores: 4, processes: 1, threads: 3 },
  { cores: 4, processes: 2, threads: 2 },
  { cores: 4, processes: 4, threads: 1 },
  { cores: 16, processes: 1, threads: 4 },
  { cores: 16, processes: 3, threads: 2 },
  { cores: 16, processes: 8, threads: 1 },
])("on $cores cores, each of $processes processes has $threads threads for selection", (expected) => {
  machine.cores = expected.cores;
  expect(threadsBeside(expected.processes)).toBe(expected.threads);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Part, Tally } from "../../scripts/gate/Part.ts";
import { closeGate, runParts } from "../../scripts/gate/runParts.ts";

const part = (name: string, tally: Tally): Part => ({ name, run: () => Promise.resolve(tally) });
const crashing: Part = { name: "crashing", run: () => Promise.reject(new Error("planted")) };

describe("the gate's runner", () => {
  let said = "";
  beforeEach(() => {
    said = "";
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  const lastLine = () => said.trimEnd().split("\n").at(-1);

  it("ends with the sum of all parts and exit code 0", async () => {
    await runParts([
      part("one", { passed: 2, failed: 0, skipped: 0 }),
      part("two", { passed: 40, failed: 0, skipped: 0 }),
    ]);
    expect(lastLine()).toBe("42 passed, 0 failed");
    expect(process.exitCode).toBe(0);
  });

  it("says in its last line what was skipped, and why", async () => {
    const skips = ["2 tests: no Qt WebEngine", "1 tests: no Chromium 92"];
    await runParts([
      part("one", { passed: 2, failed: 0, skipped: 3, skips }),
      part("two", { passed: 1, failed: 0, skipped: 0 }),
    ]);
    expect(lastLine()).toBe(
      "3 passed, 0 failed, 3 skipped; skipped: 2 tests: no Qt WebEngine; skipped: 1 tests: no Chromium 92",
    );
  });

  it("says in its last line what was left to another command", async () => {
    await runParts([part("one", { passed: 2, failed: 0, skipped: 0 })], closeGate("npm run test:all: hosts"));
    expect(lastLine()).toBe("2 passed, 0 failed; left to npm run test:all: hosts");
  });

  it("ends as whoever starts it wants it to", async () => {
    const one = part("one", { passed: 2, failed: 1, skipped: 0 });
    await runParts([one], ({ failed }) => ({ line: `not well: ${failed.join()}`, exitCode: 2 }));
    expect(lastLine()).toBe("not well: one");
    expect(process.exitCode).toBe(2);
  });

  it("exits with 1 and names the parts that failed", async () => {
    await runParts([
      part("one", { passed: 2, failed: 1, skipped: 3 }),
      part("two", { passed: 1, failed: 0, skipped: 0 }),
    ]);
    expect(lastLine()).toBe("3 passed, 1 failed, 3 skipped");
    expect(said).toContain("Failed: one\n");
    expect(process.exitCode).toBe(1);
  });

  it("says at its end what failed, for whoever sees no more of a long log", async () => {
    await runParts([
      part("one", { passed: 2, failed: 1, skipped: 0, causes: ["pumps › lift water\nexpected 3, got 4"] }),
      part("two", { passed: 1, failed: 0, skipped: 0 }),
    ]);
    const end = said.slice(said.indexOf("✓ two"));
    expect(end).toContain("✗ pumps › lift water\nexpected 3, got 4\n");
    expect(end.indexOf("lift water")).toBeLessThan(end.indexOf("Failed: one"));
  });

  it("of very many that failed says some, and how many more there are", async () => {
    const causes = Array.from({ length: 500 }, (_, at) => `test ${at}\n${"x".repeat(10_000)}`);
    await runParts([part("one", { passed: 0, failed: 500, skipped: 0, causes })]);
    expect(said).toContain("✗ test 0\n");
    expect(said).toContain("and 480 more");
    expect(said.length).toBeLessThan(40_000);
  });

  it("goes on after a part that crashes, and counts it as one failure", async () => {
    await runParts([crashing, part("two", { passed: 1, failed: 0, skipped: 0 })]);
    expect(said).toContain("planted");
    expect(lastLine()).toBe("1 passed, 1 failed");
    expect(process.exitCode).toBe(1);
  });

  it("runs the parts of a list side by side, and counts each", async () => {
    let settleFirst: (tally: Tally) => void = () => {};
    const settled = new Promise<Tally>((resolve) => (settleFirst = resolve));
    const waiting: Part = { name: "first", run: () => settled };
    const answering: Part = {
      name: "second",
      run: () => {
        settleFirst({ passed: 0, failed: 1, skipped: 0 });
        return Promise.resolve({ passed: 1, failed: 0, skipped: 0 });
      },
    };
    await runParts([[waiting, answering], part("third", { passed: 1, failed: 0, skipped: 0 })]);
    expect(said).toContain("Failed: first\n");
    expect(lastLine()).toBe("2 passed, 1 failed");
  });
});

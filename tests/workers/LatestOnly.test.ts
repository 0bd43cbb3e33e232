import fc from "fast-check";
import { expect, it } from "vitest";
import { LatestOnly } from "#workers/LatestOnly.ts";

/** Work that the test ends, and what came of each piece in the order in which it came. */
function bench() {
  const latest = new LatestOnly();
  const open: (() => void)[] = [];
  const begun: number[] = [];
  const came: (number | null)[] = [];
  const work = (piece: number) => () => {
    begun.push(piece);
    return new Promise<number>((resolve) => open.push(() => resolve(piece)));
  };
  const note = (made: Promise<number | null>) => void made.then((piece) => came.push(piece));
  return {
    begun,
    came,
    ask: (piece: number) => note(latest.ask(work(piece))),
    insist: (piece: number) => note(latest.insist(work(piece))),
    isIdle: () => open.length === 0,
    end: async () => {
      open.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

it("makes what is owed after the one at work, leaves out what waited before it, and then makes the newest", async () => {
  const { ask, insist, end, begun, came } = bench();
  for (const piece of [0, 1, 2]) ask(piece);
  insist(3);
  for (const piece of [4, 5]) ask(piece);
  for (let piece = 0; piece < 3; piece++) await end();
  expect(begun).toEqual([0, 3, 5]);
  expect(came.filter((piece) => piece !== null)).toEqual([0, 3, 5]);
});

it("goes on after work that fails", async () => {
  const latest = new LatestOnly();
  const lost = latest.ask(() => Promise.reject(new Error("lost")));
  const next = latest.ask(() => Promise.resolve("next"));
  await expect(lost).rejects.toThrow("lost");
  expect(await next).toBe("next");
});

it("never lets an older answer come after a newer one, nor leaves out the last or what is owed", async () => {
  const step = fc.constantFrom("ask", "insist", "end");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { came, isIdle, ...does } = bench();
      const owed: number[] = [];
      let last = -1;
      for (const [at, what] of steps.entries())
        if (what === "end") await does.end();
        else {
          last = at;
          if (what === "insist") owed.push(at);
          does[what](at);
        }
      while (!isIdle()) await does.end();
      const made = came.filter((piece) => piece !== null);
      expect(made).toEqual(made.toSorted((one, other) => one - other));
      expect(made).toEqual(expect.arrayContaining(last < 0 ? owed : [...owed, last]));
    }),
    { numRuns: 60 },
  );
});

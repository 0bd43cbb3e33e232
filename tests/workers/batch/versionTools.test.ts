import { describe, expect, it } from "vitest";
import { inLanes } from "#workers/batch/run/inLanes.ts";
import { randomUuid } from "#workers/batch/plan/versions/randomUuid.ts";

describe("what is done in lanes", () => {
  it("is answered in the order of the items, four at a time", async () => {
    let [busy, most] = [0, 0];
    const answers = await inLanes([5, 4, 3, 2, 1, 0, 0, 0], async (ms) => {
      most = Math.max(most, ++busy);
      await new Promise((resolve) => setTimeout(resolve, ms));
      busy--;
      return ms * 2;
    });
    expect(answers).toEqual([10, 8, 6, 4, 2, 0, 0, 0]);
    expect(most).toBe(4);
  });

  it("ends with the first failure: nothing more is begun", async () => {
    let begun = 0;
    const work = async () => {
      if (++begun === 3) throw new Error("no");
      await Promise.resolve();
    };
    await expect(inLanes(Array.from({ length: 50 }), work)).rejects.toThrow("no");
    expect(begun).toBeLessThan(10);
  });
});

it("names buildings and saves by a UUID of version 4, where the browser has none to give as well", () => {
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(randomUuid()).not.toBe(randomUuid());
});

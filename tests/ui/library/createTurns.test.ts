import fc from "fast-check";
import { expect, it } from "vitest";
import { createTurns } from "#ui/library/createTurns.ts";

it("never lets more than so many at once, starts each once and in order, and forgets whoever left the queue", () => {
  const step = fc.oneof(fc.constant("take" as const), fc.nat(40));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 80 }), (most, steps) => {
      const turns = createTurns(most);
      const started: number[] = [];
      const leave: (() => void)[] = [];
      const left = new Set<number>();
      for (const each of steps) {
        if (each === "take") {
          const own = leave.length;
          leave.push(turns.take(() => started.push(own)));
        } else if (each < leave.length) {
          leave[each]?.();
          left.add(each);
        }
        const asking = leave.map((_, at) => at).filter((at) => !left.has(at));
        expect(new Set(asking.filter((at) => started.includes(at)))).toEqual(new Set(asking.slice(0, most)));
      }
      expect(started).toEqual([...new Set(started)].toSorted((one, other) => one - other));
    }),
  );
});

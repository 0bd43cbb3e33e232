import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstStep, nextStep, redoStep, undoStep } from "#domain/base/Steps.ts";

type Act =
  | { readonly do: "undo" }
  | { readonly do: "redo" }
  | { readonly do: "next"; readonly value: number; readonly of: string };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant("next" as const), value: fc.nat(), of: fc.constantFrom("", "a", "b") }),
  fc.record({ do: fc.constant("undo" as const) }),
  fc.record({ do: fc.constant("redo" as const) }),
);

describe("steps", () => {
  it("go back and forth over every change as a plain list of states does", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let steps = firstStep(-1);
        let [states, at, last] = [[-1], 0, ""];
        for (const one of acts) {
          if (one.do === "undo")
            [steps, at, last] = [undoStep(steps), Math.max(0, at - 1), at > 0 ? "" : last];
          else if (one.do === "redo")
            [steps, at, last] = [
              redoStep(steps),
              Math.min(states.length - 1, at + 1),
              at < states.length - 1 ? "" : last,
            ];
          else {
            steps = nextStep(steps, one.value, one.of);
            const isSame = one.of !== "" && one.of === last && at > 0;
            states = [...states.slice(0, isSame ? at : at + 1), one.value];
            [at, last] = [states.length - 1, one.of];
          }
          expect(steps.now).toBe(states[at]);
          expect(steps.past).toEqual(states.slice(0, at));
          expect(steps.future).toEqual(states.slice(at + 1));
        }
      }),
    );
  });
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { balanceOf, circuitSegments, rootFlow } from "#domain/building/network/networkResults.ts";
import { reverseReturn } from "#domain/building/network/reverseReturn.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { WATER_RULES } from "../../../support/drawnNetworks.ts";

const main = (flows: readonly number[], back = flows.map(() => 6)) =>
  reverseReturn({
    supply: flows.map(() => 6),
    back,
    branch: 4,
    share: 0.5,
    zeta: 3,
    terminals: flows.map((flow, at) => ({ id: `T${at + 1}`, flow, loss: 20_000 })),
  });
const ran = (flows: readonly number[]) => {
  const found = runNetwork({ ...main(flows), rules: WATER_RULES });
  if (!found.ok) throw new Error(found.fault.code);
  return found.value;
};

it("carries what lies behind in the supply, and what lies before in the return", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.2, max: 3, noNaN: true }), { minLength: 1, maxLength: 12 }),
      (flows) => {
        const run = ran(flows);
        const sum = (part: readonly number[]) => part.reduce((total, each) => total + each, 0);
        const flowOf = (id: string) => run.columns.flow[run.layout.segmentAt.get(id)!]!;
        flows.forEach((_, at) => {
          expect(flowOf(`S${at + 1}`)).toBeCloseTo(sum(flows.slice(at)), 9);
          expect(flowOf(`R${at + 1}`)).toBeCloseTo(sum(flows.slice(0, at + 1)), 9);
        });
        expect(rootFlow(run)).toBeCloseTo(sum(flows), 9);
      },
    ),
  );
});

it("leads every terminal over as many stretches, and balances better than a direct return", () => {
  const run = ran([1, 1, 1, 1, 1, 1]);
  const paths = run.network.terminals.map((_, at) => circuitSegments(run, at));
  expect(new Set(paths.map((path) => path.length))).toEqual(new Set([8]));
  const shares = run.network.terminals.map((_, at) => balanceOf(run, at)!.share);
  expect(Math.max(...shares)).toBeLessThan(0.15);
});

it("is refused where a stretch has no length", () => {
  expect(runNetwork({ ...main([1, 1], [6]), rules: WATER_RULES })).toMatchObject({
    ok: false,
    fault: { id: "R2" },
  });
});

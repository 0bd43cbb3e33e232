import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeNetwork, rerunNetwork } from "#domain/building/network/changeNetwork.ts";
import type { Network } from "#domain/building/network/Network.ts";
import { balanceOf, circuitLossAt } from "#domain/building/network/networkResults.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { editsOf, networks } from "../../../support/drawnNetworks.ts";
import { plainNetwork } from "../../../support/plain/plainNetwork.ts";

function ran(network: Network): NetworkRun {
  const answer = runNetwork(network);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
}

/** Compares a run bit by bit: NaN equals NaN, and 0 differs from −0. */
const bitsOf = ({ columns, circuit, index, unsized }: NetworkRun) => ({ columns, circuit, index, unsized });

const near = (found: number, expected: number) =>
  (Number.isNaN(found) && Number.isNaN(expected)) ||
  Math.abs(found - expected) <= 1e-9 * Math.max(1, Math.abs(expected));

describe("a run of a network", () => {
  it("finds what the plain way finds, over drawn trees", () => {
    fc.assert(
      fc.property(networks, (network) => {
        const run = ran(network);
        const plain = plainNetwork(network);
        const names = [...run.columns.size].map((size) => network.rules.sizes.names[size] ?? null);
        expect(names).toEqual(plain.sizes);
        for (const [name, found, expected] of [
          ["flows", run.columns.flow, plain.flows],
          ["losses", run.columns.loss, plain.losses],
          ["circuits", run.circuit, plain.circuits],
        ] as const)
          for (const [at, value] of expected.entries())
            expect(near(found[at]!, value), `${name} ${at}: ${found[at]} for ${value}`).toBe(true);
        // Circuits that differ only by rounding may change places.
        expect(run.index >= 0).toBe(plain.index >= 0);
        expect(near(run.circuit[run.index] ?? Number.NaN, plain.circuits[plain.index] ?? Number.NaN)).toBe(
          true,
        );
      }),
    );
  });

  it("gives after any edits the bits of a full run", () => {
    fc.assert(
      fc.property(
        networks.chain((network) =>
          fc.tuple(fc.constant(network), fc.array(editsOf(network), { maxLength: 4 })),
        ),
        ([network, steps]) => {
          let run = ran(network);
          for (const edits of steps) {
            const before = structuredClone(bitsOf(run));
            const changed = changeNetwork(run, edits);
            if (!changed.ok) throw new Error(changed.fault.code);
            expect(bitsOf(run)).toEqual(before);
            run = changed.value;
            expect(bitsOf(run)).toEqual(bitsOf(ran(run.network)));
          }
        },
      ),
    );
  });

  it("gives for another tree the bits of a full run, with figures taken over", () => {
    fc.assert(
      fc.property(networks, networks, fc.integer({ min: 0, max: 40 }), (one, other, at) => {
        const run = ran(one);
        const removed = { ...one, terminals: one.terminals.filter((_, number) => number !== at) };
        // The other tree names the same segments, with other figures and parents.
        for (const network of [removed, other, { ...one, terminals: one.terminals.toReversed() }]) {
          const again = rerunNetwork(run, network);
          if (!again.ok) throw new Error(again.fault.code);
          expect(bitsOf(again.value)).toEqual(bitsOf(ran(network)));
        }
      }),
    );
  });

  it("has a surplus of 0 at the index alone unless tied, and the half flow by the square at most", () => {
    fc.assert(
      fc.property(networks, (network) => {
        const run = ran(network);
        if (run.index < 0) return;
        const most = run.circuit[run.index]!;
        for (const at of network.terminals.keys()) {
          const balance = balanceOf(run, at);
          expect(balance === null).toBe(network.terminals[at]!.flow === 0);
          if (balance === null) continue;
          expect(balance.surplus).toBe(most - run.circuit[at]!);
          expect(balance.surplus >= 0).toBe(true);
          expect(balance.kv === null).toBe(balance.surplus === 0);
        }
        expect(near(circuitLossAt(run, run.index, 1)!, most)).toBe(true);
      }),
    );
  });
});

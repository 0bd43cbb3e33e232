import { describe, expect, it } from "vitest";
import { changeNetwork, rerunNetwork } from "#domain/building/network/changeNetwork.ts";
import type { Network, Segment, Terminal } from "#domain/building/network/Network.ts";
import {
  balanceOf,
  circuitSegments,
  networkChanges,
  rootFlow,
} from "#domain/building/network/networkResults.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { WATER_RULES } from "../../../support/drawnNetworks.ts";

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

const segment = (id: string, parent: string | null, more: Partial<Segment> = {}): Segment => ({
  id,
  parent,
  length: 5,
  pipes: 2,
  share: 0.5,
  zeta: 0,
  level: "floor",
  ...more,
});
const terminal = (id: string, at: string, more: Partial<Terminal> = {}): Terminal => ({
  id,
  segment: at,
  flow: 1,
  loss: 20_000,
  ...more,
});
const small = (more: Partial<Network> = {}): Network => ({
  segments: [segment("A", null), segment("B", "A")],
  terminals: [terminal("T", "B")],
  rules: WATER_RULES,
  ...more,
});

describe("what is no network", () => {
  const faultOf = (network: Network) => {
    const answer = runNetwork(network);
    return answer.ok ? null : answer.fault;
  };
  const { medium, factors } = WATER_RULES;

  it.each<[string, Partial<Network>, object]>([
    ["nothing", { segments: [] }, { code: "no-segments", field: "segments", id: null }],
    [
      "a loop",
      { segments: [segment("A", null), segment("B", "C"), segment("C", "B")] },
      { code: "loop", field: "parent", id: "B" },
    ],
    ["its own parent", { segments: [segment("A", null), segment("B", "B")] }, { code: "loop", id: "B" }],
    ["only loops", { segments: [segment("B", "B")] }, { code: "loop", id: "B" }],
    [
      "no such parent",
      { segments: [segment("B", "X")] },
      { code: "unknown-parent", field: "parent", id: "B" },
    ],
    [
      "no such parent by an inherited name",
      { segments: [segment("B", "__proto__")] },
      { code: "unknown-parent", id: "B" },
    ],
    [
      "a segment twice",
      { segments: [segment("B", null), segment("B", null)] },
      { code: "segment-twice", id: "B" },
    ],
    [
      "a terminal twice",
      { terminals: [terminal("T", "A"), terminal("T", "B")] },
      { code: "terminal-twice", field: "id", id: "T" },
    ],
    [
      "a terminal nowhere",
      { terminals: [terminal("T", "X")] },
      { code: "unknown-segment", field: "segment", id: "T" },
    ],
    [
      "a return that is none",
      { terminals: [terminal("T", "B", { back: "A" })] },
      { code: "unknown-segment", field: "back", id: "T" },
    ],
    [
      "supply on a return",
      { segments: [segment("A", null), segment("R", "A", { isReturn: true }), segment("B", "R")] },
      { code: "return-carries-supply", field: "parent", id: "B" },
    ],
    [
      "a negative flow",
      { terminals: [terminal("T", "B", { flow: -1 })] },
      { code: "out-of-range", field: "flow" },
    ],
    [
      "a huge flow",
      { terminals: [terminal("T", "B", { flow: 1e9 })] },
      { code: "out-of-range", field: "flow" },
    ],
    [
      "no number",
      { terminals: [terminal("T", "B", { loss: Number.NaN })] },
      { code: "out-of-range", field: "loss" },
    ],
    [
      "an infinite length",
      { segments: [segment("B", null, { length: Number.POSITIVE_INFINITY })] },
      { code: "out-of-range", field: "length", id: "B" },
    ],
    [
      "a size of no series",
      { segments: [segment("B", null, { locked: "DN17" })] },
      { code: "unknown-size", field: "locked", id: "B" },
    ],
    [
      "limits that are not there",
      { segments: [segment("B", null, { limits: 7 })] },
      { code: "unknown-limits", field: "limits", id: "B" },
    ],
    [
      "factors that rise towards the plant",
      { rules: { ...WATER_RULES, factors: { ...factors, riser: 0.7 } } },
      { code: "diversity-rises", field: "factors.plant", id: null },
    ],
    [
      "a factor above 1",
      { rules: { ...WATER_RULES, factors: { ...factors, floor: 1.1 } } },
      { code: "out-of-range", field: "factors.floor" },
    ],
    [
      "a medium without a density",
      { rules: { ...WATER_RULES, medium: { ...medium, density: 0 as typeof medium.density } } },
      { code: "out-of-range", field: "medium.density" },
    ],
  ])("%s is refused with code and field", (_, more, fault) => {
    expect(faultOf(small(more))).toMatchObject(fault);
    expect(rerunNetwork(ran(small()), small(more))).toMatchObject({ ok: false, fault });
  });

  it("is refused as an edit, and the run stays as it was", () => {
    const run = ran(small());
    const before = structuredClone(bitsOf(run));
    expect(changeNetwork(run, [{ terminal: "constructor", figures: { flow: 1 } }])).toMatchObject({
      ok: false,
      fault: { code: "unknown-segment", field: "terminal", id: "constructor" },
    });
    expect(changeNetwork(run, [{ terminal: "T", figures: { flow: -3 } }])).toMatchObject({
      ok: false,
      fault: { code: "out-of-range", field: "flow", id: "T" },
    });
    expect(changeNetwork(run, [{ segment: "A", figures: { locked: "Ø100" } }])).toMatchObject({
      ok: false,
      fault: { code: "unknown-size", field: "locked", id: "A" },
    });
    expect(bitsOf(run)).toEqual(before);
  });

  it("has no index where a segment has no size, and says which", () => {
    const run = ran(small({ terminals: [terminal("T", "B", { flow: 5000 }), terminal("U", "A")] }));
    expect(run.index).toBe(-1);
    expect(run.unsized).toBe(2);
    expect([...run.columns.size]).toEqual([-1, -1]);
    expect(balanceOf(run, 0)).toBeNull();
  });
});

describe("a return of its own (同程)", () => {
  /**
   * Reverse return: supply segment i carries terminals i … N, return segment i → i+1 carries 1 … i, one leg
   * carries all.
   */
  const reverse = (count: number, flow: number): Network => {
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    return {
      segments: [
        segment("P", null, { level: "plant" }),
        ...numbers.map((i) => segment(`S${i}`, i === 1 ? "P" : `S${i - 1}`, { pipes: 1 })),
        segment("leg", "P", { pipes: 1, isReturn: true, length: 5 * count }),
        ...numbers
          .slice(0, -1)
          .map((i) => segment(`R${i}`, i === count - 1 ? "leg" : `R${i + 1}`, { pipes: 1, isReturn: true })),
      ],
      terminals: numbers.map((i) =>
        terminal(`T${i}`, `S${i}`, { flow, back: i === count ? "leg" : `R${i}` }),
      ),
      rules: { ...WATER_RULES, factors: { terminal: 1, floor: 1, riser: 1, plant: 1 } },
    };
  };

  it("carries what stands behind each segment, and the plant's pipe counts once", () => {
    const run = ran(reverse(5, 0.9));
    const flowOf = (id: string) => run.columns.flow[run.layout.segmentAt.get(id)!]!;
    expect(rootFlow(run)).toBeCloseTo(4.5, 12);
    expect(flowOf("S1")).toBeCloseTo(4.5, 12);
    expect(flowOf("S5")).toBeCloseTo(0.9, 12);
    expect(flowOf("R1")).toBeCloseTo(0.9, 12);
    expect(flowOf("R4")).toBeCloseTo(3.6, 12);
    expect(flowOf("leg")).toBeCloseTo(4.5, 12);
    const ids = circuitSegments(run, 1).map((at) => run.network.segments[at]!.id);
    expect(ids).toEqual(["P", "S1", "S2", "leg", "R4", "R3", "R2"]);
    const total = ids.reduce((sum, id) => sum + run.columns.loss[run.layout.segmentAt.get(id)!]!, 20_000);
    expect(near(run.circuit[1]!, total)).toBe(true);
  });

  it("spreads the circuits less than a direct return", () => {
    const network = reverse(8, 0.93);
    const direct: Network = {
      ...network,
      segments: network.segments
        .filter(({ isReturn }) => isReturn !== true)
        .map((each) => ({ ...each, pipes: 2 })),
      terminals: network.terminals.map(({ id, segment: at, flow, loss }) => ({
        id,
        segment: at,
        flow,
        loss,
      })),
    };
    const spread = ({ circuit }: NetworkRun) => 1 - Math.min(...circuit) / Math.max(...circuit);
    expect(spread(ran(network))).toBeLessThan(spread(ran(direct)) / 2);
  });
});

describe("a change", () => {
  it("is told by the flows and sizes that are others", () => {
    const before = ran({
      ...small(),
      segments: [segment("A", null), segment("B", "A"), segment("C", "A")],
      terminals: [terminal("T", "B"), terminal("U", "C")],
    });
    const after = changeNetwork(before, [{ terminal: "U", figures: { flow: 3, loss: 25_000 } }]);
    if (!after.ok) throw new Error(after.fault.code);
    expect(networkChanges(before, after.value)).toEqual({
      flows: ["A", "C"],
      sizes: [
        { id: "A", from: "DN32", to: "DN40" },
        { id: "C", from: "DN25", to: "DN40" },
      ],
      index: ["T", "U"],
    });
  });
});

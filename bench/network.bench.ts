import { describe } from "vitest";
import { changeNetwork } from "#domain/building/network/changeNetwork.ts";
import type { Network, Segment, Terminal } from "#domain/building/network/Network.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { runNetwork } from "#domain/building/network/runNetwork.ts";
import { flowIn } from "#domain/physics/pipe/conduit.ts";
import { WATER_RULES } from "../tests/support/drawnNetworks.ts";
import { measure } from "./measure.ts";

/**
 * A tree of risers of 20 storeys with 39 rooms each, so that 60 segments lie between the farthest room and the
 * plant: a full run, a run after one changed room, and the naive full run, which sums every segment by walking
 * from each terminal to the plant.
 */
const SIZES = [5_000, 20_000] as const;
const STOREYS = 20;
const ROOMS = 39;
const OPTIONS = { time: 1_000, warmupTime: 0, warmupIterations: 2, iterations: 5 } as const;

function building(count: number): Network {
  const segments: Segment[] = [];
  const terminals: Terminal[] = [];
  const add = (id: string, parent: string | null, level: Segment["level"], length: number) => {
    segments.push({ id, parent, length, pipes: 2, share: 0.5, zeta: 0, level });
    return id;
  };
  const plant = add("P", null, "plant", 30);
  for (let riser = 0; terminals.length < count; riser++) {
    let from = plant;
    for (let storey = 0; storey < STOREYS && terminals.length < count; storey++) {
      from = add(`${riser}U${storey}`, from, "riser", 3.6);
      let node = from;
      for (let room = 0; room < ROOMS && terminals.length < count; room++) {
        const at = `${riser}.${storey}.${room}`;
        node = add(`${at}M`, node, "floor", 5 + (room % 7) / 10);
        const branch = add(`${at}B`, node, "terminal", 4);
        const flow = 0.3 + ((room * 37 + storey * 11 + riser) % 90) / 100;
        terminals.push({ id: at, segment: branch, flow, loss: 20_000 + 10_000 * flow });
      }
    }
  }
  // One pipe serves a whole building here, so its size is fixed and only judged.
  const [first, ...others] = segments;
  return { segments: [{ ...first!, locked: "DN500" }, ...others], terminals, rules: WATER_RULES };
}

/** Maps of objects, and every terminal's path to the plant walked twice. */
function naiveIndex({ segments, terminals, rules }: Network): number {
  const byId = new Map(segments.map((each) => [each.id, { ...each, sum: 0, loss: 0 }]));
  for (const { segment, flow } of terminals)
    for (let at = byId.get(segment); at !== undefined; at = byId.get(at.parent ?? "")) at.sum += flow;
  const { sizes, limits, medium, roughness, factors } = rules;
  for (const each of byId.values()) {
    const flows = sizes.names.map((name, at) => ({
      name,
      ...flowIn(
        factors[each.level] * each.sum,
        { hydraulic: sizes.hydraulic[at]!, area: sizes.area[at]! },
        medium,
        roughness,
      ),
    }));
    const size = flows.find(({ name, velocity, friction }, at) =>
      each.locked === undefined
        ? velocity <= limits[0]!.velocity[at]! && friction <= limits[0]!.friction
        : name === each.locked,
    );
    each.loss = each.pipes * each.length * (size?.friction ?? Number.NaN) * (1 + each.share);
  }
  return terminals.reduce((most, { segment, loss }) => {
    let circuit = loss;
    for (let at = byId.get(segment); at !== undefined; at = byId.get(at.parent ?? "")) circuit += at.loss;
    return Math.max(most, circuit);
  }, 0);
}

function ran(network: Network): NetworkRun {
  const answer = runNetwork(network);
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

for (const size of SIZES) {
  const network = building(size);
  const run = ran(network);
  const most = run.circuit[run.index] ?? Number.NaN;
  if (!(Math.abs(naiveIndex(network) - most) <= 1e-9 * most)) throw new Error("the ways disagree");

  describe(`${size} terminals, ${network.segments.length} segments, 60 to the farthest`, () => {
    let step = 0;
    measure(
      "one changed room",
      () => {
        // Each change is different, in a room far from the plant.
        const terminal = network.terminals[(step * 7_919 + ROOMS - 1) % size]!;
        const changed = changeNetwork(run, [
          { terminal: terminal.id, figures: { flow: 0.5 + (step++ % 50) / 100 } },
        ]);
        if (!changed.ok || changed.value.index < 0) throw new Error("the work was not done");
      },
      OPTIONS,
    );
    measure(
      "full run",
      () => {
        if (ran(network).index !== run.index) throw new Error("the work was not done");
      },
      OPTIONS,
    );
    measure(
      "naive full run",
      () => {
        if (!(naiveIndex(network) > 0)) throw new Error("the work was not done");
      },
      OPTIONS,
    );
  });
}

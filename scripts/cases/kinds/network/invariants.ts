import type { Network } from "#domain/building/network/Network.ts";
import {
  balanceOf,
  circuitLossAt,
  circuitSegments,
  rootFlow,
} from "#domain/building/network/networkResults.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import {
  transportRatio,
  TRANSPORT_KINDS,
  type TransportKind,
} from "#domain/building/systems/transportRatio.ts";
import { flowIn, frictionAt } from "#domain/physics/pipe/conduit.ts";
import { firstSize, NO_SIZE } from "#domain/physics/pipe/Sizes.ts";
import type { CaseKind, Inputs } from "../../CaseKind.ts";
import { DRAWN_RULES, drawing, drawnTree } from "../../drawnTree.ts";
import { bruteForce, ran } from "../../givenNetwork.ts";
import { MACHINE_CHECKS, type Check, type PropertyCheck } from "./invariantsOfMachines.ts";

const TREES = 200;
const SEED = 20_261_123;
const NEAR = 1e-9;
const isNear = (a: number, b: number, share = NEAR) =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b));

const onTree =
  (holds: (run: NetworkRun, draw: () => number) => boolean): Check =>
  (draw) =>
    holds(ran(drawnTree(draw)), draw);

const edited = (network: Network, segments: Network["segments"]) => ran({ ...network, segments });

/** The circuit of one terminal rises with each length, ζ and loss on it. */
const risesWithItsParts: Check = onTree((run, draw) => {
  const terminal = Math.floor(draw() * run.network.terminals.length);
  const on = new Set(circuitSegments(run, terminal));
  const more = (name: "length" | "zeta") =>
    edited(
      run.network,
      run.network.segments.map((each, at) => (on.has(at) ? { ...each, [name]: each[name] + 1 } : each)),
    );
  const dearer = ran({
    ...run.network,
    terminals: run.network.terminals.map((each, at) =>
      at === terminal ? { ...each, loss: each.loss + 100 } : each,
    ),
  });
  return [more("length"), more("zeta"), dearer].every(
    (other) => other.circuit[terminal]! > run.circuit[terminal]!,
  );
});

const { medium, limits, sizes } = DRAWN_RULES;

/** Over all Reynolds numbers: laminar, transition and turbulent. */
const frictionIsMonotone: Check = (draw) => {
  const [velocity, inner, roughness] = [10 ** (3 * draw() - 2.5), 0.005 + 0.5 * draw(), 0.25 * draw()];
  const at = (v: number, d: number, k: number) => frictionAt(v, d, medium, k);
  const own = at(velocity, inner, roughness);
  // At a given flow, not a given velocity: a larger diameter lowers the velocity.
  const flow = velocity * inner * inner;
  return (
    at(velocity * 1.001, inner, roughness) > own &&
    at(velocity, inner, roughness * 1.01) >= own &&
    at(flow / (inner * 1.01) ** 2, inner * 1.01, roughness) < own
  );
};

const sizeNeverFalls: Check = (draw) => {
  const flow = 10 ** (4 * draw() - 1.5);
  const sizeOf = (q: number) => {
    const size = firstSize(q, sizes, limits[0]!, medium, DRAWN_RULES.roughness);
    return size === NO_SIZE ? Number.POSITIVE_INFINITY : size;
  };
  return sizeOf(flow * (1 + draw())) >= sizeOf(flow);
};

const indexIsGreatest: Check = onTree((run) => {
  const most = run.circuit[run.index]!;
  const surpluses = run.network.terminals.map((_, at) => balanceOf(run, at)!.surplus);
  return (
    isNear(most, bruteForce(run)) &&
    surpluses.every((surplus) => surplus >= 0) &&
    surpluses.filter((surplus) => surplus === 0).length === run.circuit.filter((each) => each === most).length
  );
});

const orderIsNothing: Check = onTree((run) => {
  const turned = ran({ ...run.network, terminals: run.network.terminals.toReversed() });
  return (
    isNear(run.circuit[run.index]!, turned.circuit[turned.index]!) &&
    run.columns.size.every((size, at) => size === turned.columns.size[at]) &&
    run.columns.flow.every((flow, at) => isNear(flow, turned.columns.flow[at]!))
  );
});

const moreNeverLess: Check = onTree((run, draw) => {
  const at = run.network.segments[Math.floor(draw() * run.network.segments.length)]!;
  const added = { id: "one more", segment: at.id, flow: 0.1 + draw(), loss: 20_000 };
  const other = ran({ ...run.network, terminals: [...run.network.terminals, added] });
  return run.columns.flow.every((flow, number) => other.columns.flow[number]! >= flow);
});

const MOST_EXPONENT = 2.2;
const [LAMINAR, TURBULENT] = [2000, 4000];

/** n lies in 1 … 2 unless a segment of the circuit is in the transition range at one of the two flows. */
const scalesBetweenOneAndTwo: Check = onTree((run, draw) => {
  const share = 0.3 + 0.69 * draw();
  const less = circuitLossAt(run, run.index, share)!;
  const n = Math.log(less / run.circuit[run.index]!) / Math.log(share);
  const isBetween = circuitSegments(run, run.index).some((at) => {
    const size = run.columns.size[at]!;
    const bore = { hydraulic: sizes.hydraulic[size]!, area: sizes.area[size]! };
    const { reynolds } = flowIn(run.columns.flow[at]!, bore, medium, DRAWN_RULES.roughness);
    return [reynolds, reynolds * share].some((re) => re > LAMINAR && re < TURBULENT);
  });
  return n >= 1 - NEAR && n <= (isBetween ? MOST_EXPONENT : 2 + NEAR);
});

const limitOf = (kind: TransportKind, length: number, difference: number) =>
  transportRatio([{ count: 1, flow: 100, head: 30, efficiency: 0.7 }], {
    load: 1000,
    length,
    difference,
    kind,
    stages: 1,
  })!.limit;
const limitIsContinuous: Check = (draw) => {
  const length = 2000 * draw();
  return TRANSPORT_KINDS.every(
    (kind) =>
      [400, 1000].every((at) =>
        isNear(limitOf(kind, at * (1 - 1e-12), 5), limitOf(kind, at * (1 + 1e-12), 5)),
      ) && limitOf(kind, length, 10) < limitOf(kind, length, 5),
  );
};

const rootIsSum: Check = onTree((run) => {
  const sum = run.network.terminals.reduce((total, { flow }) => total + flow, 0);
  return isNear(rootFlow(run), sum * run.network.rules.factors.plant);
});

const CHECKS: readonly PropertyCheck[] = [
  { about: /sum of terminal flows/u, claims: /flow of the root/u, holds: rootIsSum },
  { about: /head of a path/u, claims: /rises with/u, holds: risesWithItsParts },
  { about: /\bR\b/u, claims: /falls with diameter/u, holds: frictionIsMonotone },
  { about: /\bDN\b/u, claims: /never falls/u, holds: sizeNeverFalls },
  { about: /index loss/u, claims: /brute-forced/u, holds: indexIsGreatest },
  { about: /order of terminals/u, claims: /changes nothing/u, holds: orderIsNothing },
  { about: /adding a terminal/u, claims: /never lowers/u, holds: moreNeverLess },
  { about: /scaling all flows/u, claims: /scales the loss/u, holds: scalesBetweenOneAndTwo },
  { about: /EC\(H\)R limit/u, claims: /continuous/u, holds: limitIsContinuous },
  ...MACHINE_CHECKS,
];

/** The only check whose words a sentence contains; undefined if two match. */
function checkOf(property: string): Check | undefined {
  const found = CHECKS.filter(({ about, claims }) => about.test(property) && claims.test(property));
  return found.length === 1 ? found[0]!.holds : undefined;
}

const propertiesIn = (inputs: Inputs): readonly string[] =>
  Array.isArray(inputs["properties"]) ? inputs["properties"].map(String) : [];

const brokenBy = (check: Check): number => {
  const draw = drawing(SEED);
  let broken = 0;
  for (let tree = 0; tree < TREES; tree++) if (!check(draw)) broken++;
  return broken;
};

/** Violations of each property and their sum; properties without a check are named, not counted. */
function violations(inputs: Inputs) {
  const counted = propertiesIn(inputs).flatMap((property) => {
    const check = checkOf(property);
    return check === undefined ? [] : [[property, brokenBy(check)] as const];
  });
  return {
    violations: counted.reduce((sum, [, broken]) => sum + broken, 0),
    properties: Object.fromEntries(counted),
  };
}

export const INVARIANT_KINDS: readonly CaseKind[] = [
  {
    name: "invariants over drawn trees",
    fits: ({ inputs }) => propertiesIn(inputs).some((each) => checkOf(each) !== undefined),
    answer: ({ inputs }) => violations(inputs),
    leavesOut: ({ inputs }) => propertiesIn(inputs).filter((each) => checkOf(each) === undefined),
  },
];

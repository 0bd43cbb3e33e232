import { changeNetwork, type NetworkEdit } from "#domain/building/network/changeNetwork.ts";
import {
  balanceOf,
  IMBALANCE_MOST,
  networkChanges,
  rootFlow,
} from "#domain/building/network/networkResults.ts";
import type { NetworkRun } from "#domain/building/network/NetworkRun.ts";
import { inSeason, runTwoPipe } from "#domain/building/systems/twoPipe.ts";
import { waterDuty } from "#domain/building/systems/waterDuty.ts";
import { treeTolerance } from "#domain/building/systems/treeTolerance.ts";
import type { TreeRoom } from "#domain/building/systems/EstimatedTree.ts";
import { estimateTree } from "#domain/building/systems/estimateTree.ts";
import type { Network } from "#domain/building/network/Network.ts";
import { LOCAL_SHARE } from "#domain/physics/pipe/fittings.ts";
import { velocityRemark } from "#domain/physics/pipe/pipeSeries.ts";
import { reverseReturn } from "#domain/building/network/reverseReturn.ts";
import {
  CaseRefusal,
  has,
  numberIn,
  numbersIn,
  objectIn,
  textIn,
  type CaseKind,
  type Inputs,
} from "../../CaseKind.ts";
import { circuitIn, mediumIn, rowsIn } from "../../given.ts";
import { epanetTree } from "./epanetTree.ts";
import { bruteForce, dnOf, ran, rulesIn, segmentsIn, terminalsIn } from "../../givenNetwork.ts";

const segmentRows = (run: NetworkRun) =>
  run.network.segments.map(({ id, length }, at) => ({
    id,
    length_m: length,
    flow_m3h: run.columns.flow[at],
    dn: dnOf(run, at),
    velocity_m_s: run.columns.velocity[at],
    R_pa_per_m: run.columns.friction[at],
    loss_pa: run.columns.loss[at],
  }));

const dutyIn = (inputs: Inputs, run: NetworkRun, plant = numberIn(inputs, "plant_pa", 0)) =>
  waterDuty(run, {
    plant,
    margin: numberIn(inputs, "head_margin", numberIn(inputs, "margin", 0.1)),
    staticHead: numberIn(inputs, "static_m", 0),
  });

const shownDuty = (duty: ReturnType<typeof waterDuty>) => duty && { flow_m3h: duty.flow, head_m: duty.head };

/** A reverse-return main, by the lengths of its sections. */
const reverseIn = (inputs: Inputs) =>
  reverseReturn({
    supply: numbersIn(inputs, "supply_m"),
    back: numbersIn(inputs, "return_m"),
    branch: numberIn(inputs, "branch_m"),
    share: numberIn(inputs, "share", LOCAL_SHARE.value),
    zeta: numberIn(inputs, "branch_zeta", 0),
    terminals: rowsIn(inputs, "terminals").map((row) => ({
      id: textIn(row, "id"),
      flow: numberIn(row, "q"),
      loss: numberIn(row, "loss", 0),
    })),
  });

const treeFigures = (inputs: Inputs) =>
  figuresOf(inputs, { segments: segmentsIn(inputs), terminals: terminalsIn(inputs) });

function figuresOf(inputs: Inputs, tree: Pick<Network, "segments" | "terminals">) {
  const run = ran({ ...tree, rules: rulesIn(inputs) });
  const remarks = run.network.segments.map((_, at) => {
    const dn = dnOf(run, at);
    return dn === null ? null : velocityRemark(circuitIn(inputs), dn, run.columns.velocity[at]!);
  });
  const idsWith = (remark: string) =>
    run.network.segments.filter((_, at) => remarks[at] === remark).map(({ id }) => id);
  const { terminals } = run.network;
  const balances = terminals.map(({ id }, at) => [id, balanceOf(run, at)] as const);
  const most = run.circuit[run.index] ?? Number.NaN;
  const least = terminals.reduce((low, _, at) => Math.min(low, run.circuit[at]!), most);
  const duty = dutyIn(inputs, run);
  return {
    segments: segmentRows(run),
    dn: run.network.segments.map((_, at) => dnOf(run, at)),
    velocity_low: idsWith("low"),
    velocity_high: idsWith("high"),
    index_terminal: terminals[run.index]?.id ?? null,
    index: terminals[run.index]?.id ?? null,
    index_loss_pa: most,
    index_loss_brute_force_pa: bruteForce(run),
    total_pa: most + numberIn(inputs, "plant_pa", 0),
    circuits_pa: Object.fromEntries(terminals.map(({ id }, at) => [id, run.circuit[at]])),
    spread: (most - least) / most,
    duty: shownDuty(duty),
    exponent_half_flow: duty?.exponent,
    surplus_pa: Object.fromEntries(balances.map(([id, balance]) => [id, balance?.surplus])),
    balancing_kv: Object.fromEntries(balances.map(([id, balance]) => [id, balance?.kv])),
    imbalance_over_15_percent: balances
      .filter(([, balance]) => balance !== null && balance.share > IMBALANCE_MOST.value)
      .map(([id]) => id),
  };
}

/** Changes one terminal, or several at once, and checks that the result equals a full run to the bit. */
function changedTree(inputs: Inputs) {
  const before = ran({
    segments: segmentsIn(inputs),
    terminals: terminalsIn(inputs),
    rules: rulesIn(inputs),
  });
  const changes = "changes" in inputs ? rowsIn(inputs, "changes") : [objectIn(inputs, "change")];
  const edits = changes.map((change): NetworkEdit => {
    const terminal = textIn(change, "terminal");
    const own = before.network.terminals[before.layout.terminalAt.get(terminal) ?? -1];
    const [flow, loss] = [numberIn(change, "q", own?.flow), numberIn(change, "loss", own?.loss)];
    return { terminal, figures: { flow, loss } };
  });
  const found = changeNetwork(before, edits);
  if (!found.ok) throw new Error(found.fault.code);
  const after = found.value;
  const full = ran(after.network);
  const isSame = (["flow", "loss", "path", "friction", "velocity"] as const).every((name) =>
    full.columns[name].every((value, at) => Object.is(value, after.columns[name][at])),
  );
  const { flows, sizes, index } = networkChanges(before, after);
  const dn = (name: string | null) => (name === null ? null : Number(name.slice("DN".length)));
  const paths = ({ network, layout }: NetworkRun, id: string) => {
    const ids: string[] = [];
    for (let at = layout.segmentOf[layout.terminalAt.get(id)!]!; at >= 0; at = layout.parent[at]!)
      ids.unshift(network.segments[at]!.id);
    return ids;
  };
  const onPath = changes.flatMap((change) => paths(after, textIn(change, "terminal")));
  return {
    changed_flow: [...flows].sort((a, b) => onPath.indexOf(a) - onPath.indexOf(b)),
    changed_dn: sizes.map(({ id, from, to }) => ({ id, from: dn(from), to: dn(to) })),
    index,
    duty_before: shownDuty(dutyIn(inputs, before)),
    duty_after: shownDuty(dutyIn(inputs, after)),
    same_bits: isSame,
    equal_to_full: isSame,
    incremental_equals_full: isSame,
  };
}

function seasons(inputs: Inputs) {
  const [cold, warm] = [objectIn(inputs, "cooling"), objectIn(inputs, "heating")];
  const cooling = terminalsIn(cold);
  const heating =
    "terminals" in warm
      ? terminalsIn(warm)
      : numbersIn(warm, "flows").map((flow, at) => inSeason(cooling[at]!, flow));
  const rulesOf = (season: Inputs) => rulesIn(inputs, mediumIn(objectIn(season, "medium")));
  const found = runTwoPipe(
    segmentsIn(inputs),
    { rules: rulesOf(cold), terminals: cooling },
    { rules: rulesOf(warm), terminals: heating },
  );
  if (!found.ok) throw new CaseRefusal(found.fault.code);
  const shown = (run: NetworkRun, plant: number) => {
    const duty = dutyIn(inputs, run, plant);
    return {
      index: run.network.terminals[run.index]?.id ?? null,
      loss_pa: run.circuit[run.index],
      flow_m3h: rootFlow(run),
      head_m: duty?.head,
    };
  };
  return {
    dn: found.cooling.network.segments.map((_, at) => dnOf(found.cooling, at)),
    cooling: shown(found.cooling, numberIn(inputs, "plant_cooling_pa")),
    heating: shown(found.heating, numberIn(inputs, "plant_heating_pa")),
  };
}

function estimatedTree(inputs: Inputs) {
  const rows = rowsIn(inputs, "rooms");
  const rooms = rows.map((row): TreeRoom => {
    const count = numberIn(row, "n", 1);
    return {
      code: textIn(row, "code"),
      zone: typeof row["zone"] === "string" ? textIn(row, "zone") : "",
      level: numberIn(row, "level"),
      area: typeof row["area"] === "number" ? row["area"] : null,
      flow: count * numberIn(row, "q"),
      loss: numberIn(row, "loss"),
    };
  });
  const tree = estimateTree(rooms, {
    storeyHeight: numberIn(inputs, "storey_m"),
    plantLevel: numberIn(inputs, "plant_level"),
    plantMain: numberIn(inputs, "plant_main_m", 30),
    netShare: numberIn(inputs, "net_share", 0.75),
    share: numberIn(inputs, "share", 0.5),
  });
  if (!tree.ok) return { refused: tree.fault.code, code: tree.fault.code, error: tree.fault.code };
  const { floors, segments, terminals } = tree.value;
  const run = ran({ segments, terminals, rules: rulesIn(inputs) });
  const index = terminals[run.index];
  const codeOf = (id: string | undefined) =>
    rooms.find(({ zone, level, code }) => id === JSON.stringify([zone, level, code]))?.code;
  const { layout } = run;
  let lengths = 0;
  for (let at = layout.segmentOf[run.index] ?? -1; at >= 0; at = layout.parent[at]!)
    lengths += 2 * run.network.segments[at]!.length;
  return {
    floors: Object.fromEntries(
      floors.map(({ level, gross, along, across }) => [String(level), { A: gross, a: along, b: across }]),
    ),
    segments: segmentRows(run).map((row, at) => ({ ...row, id: segments[at]!.name })),
    index_room: codeOf(index?.id) ?? null,
    index_loss_pa: run.circuit[run.index],
    index_length_m: lengths,
    resistance_tolerance: treeTolerance(run, segments),
  };
}

export const TREE_KINDS: readonly CaseKind[] = [
  {
    name: "a change of one terminal",
    fits: (of) => has("segments", "terminals")(of) && (has("change")(of) || has("changes")(of)),
    answer: ({ inputs }) => changedTree(inputs),
  },
  {
    name: "two-pipe tree in two seasons",
    fits: has("segments", "cooling", "heating"),
    answer: ({ inputs }) => seasons(inputs),
  },
  {
    name: "a tree beside EPANET",
    fits: has("segments", "terminals", "nu_m2_s"),
    answer: ({ inputs }) => epanetTree(inputs),
  },
  {
    name: "a tree with its index circuit",
    fits: has("segments", "terminals"),
    answer: ({ inputs }) => treeFigures(inputs),
  },
  {
    name: "reverse return by the lengths of its stretches",
    fits: has("supply_m", "return_m", "terminals"),
    answer: ({ inputs }) => figuresOf(inputs, reverseIn(inputs)),
  },
  {
    name: "a tree estimated from rooms",
    fits: has("rooms", "storey_m", "plant_level"),
    answer: ({ inputs }) => estimatedTree(inputs),
  },
];

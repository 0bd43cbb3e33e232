import { temperature } from "../../../base/units.ts";
import { liquidMedium, type LiquidMedium } from "../../../physics/pipe/medium.ts";
import { pipeLimits, pipeSeries, pipeSizes } from "../../../physics/pipe/pipeSeries.ts";
import { modulatingValve } from "../../../physics/pipe/valve.ts";
import { changeNetwork, rerunNetwork, type NetworkEdit } from "../../network/changeNetwork.ts";
import type { Factors, NetworkRules, Terminal } from "../../network/Network.ts";
import type { NetworkFault } from "../../network/networkFault.ts";
import type { NetworkRun } from "../../network/NetworkRun.ts";
import { runNetwork, type NetworkAnswer } from "../../network/runNetwork.ts";
import {
  corridorKey,
  keyOf,
  TREE_ASSUMPTIONS,
  type EstimatedTree,
  type TreeAssumptions,
  type TreeFault,
} from "../EstimatedTree.ts";
import { estimateTree } from "../estimateTree.ts";
import { flowFactors, type SystemSums } from "../simultaneity.ts";
import { retypedTree } from "./retypedTree.ts";
import { settingsFault, type SettingsFault } from "./settingsFault.ts";
import { levelOfStorey, type SystemRoom } from "./SystemRoom.ts";
import { waysOf } from "./waysOf.ts";
import { waterTerminals, type TerminalsBefore, type WaterTerminal } from "./waterTerminals.ts";
import type { WaterKind, WaterSettings } from "./WaterSettings.ts";

/** A storey of a zone that needs a typed length, because areas of its rooms are missing. */
export interface UnknownStorey {
  readonly zone: string;
  readonly level: number;
  readonly floor: string;
  readonly rooms: number;
  /** Id under which the length of its corridor is typed. */
  readonly id: string;
}

/** A system as far as it can be computed. */
export interface WaterSystem {
  readonly kind: WaterKind;
  readonly settings: WaterSettings;
  /** null where the settings are impossible. */
  readonly medium: LiquidMedium | null;
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums | null;
  /** How the terminals came about; null where there are none. */
  readonly made: TerminalsBefore["made"];
  readonly tree: EstimatedTree | null;
  readonly run: NetworkRun | null;
  /** For each terminal of the tree its place among `terminals`. */
  readonly places: Int32Array;
  /** For each of `terminals` its place in the tree. */
  readonly terminalIn: Int32Array;
  /** m from the plant to each terminal of the tree and back. */
  readonly ways: Float64Array;
  /** By the id of a terminal; only of modulating valves. */
  readonly authorities: ReadonlyMap<string, { readonly authority: number; readonly isLow: boolean }>;
  readonly unknownStoreys: readonly UnknownStorey[];
  /** Locks of sizes that the series does not have; they stay, and are not used. */
  readonly lostLocks: number;
  readonly fault: SettingsFault | TreeFault | NetworkFault | null;
  /** Of two pipes; null where a system serves one season. */
  readonly changeover: Changeover | null;
}

/** The other season of a two-pipe system, and what each season would be alone, from which a change goes on. */
interface Changeover {
  readonly winter: WaterSystem;
  readonly alone: readonly [summer: WaterSystem, winter: WaterSystem];
}

/** A system whose pipes are computed. */
export type RunSystem = WaterSystem & { readonly run: NetworkRun };
export const hasRun = (system: WaterSystem): system is RunSystem => system.run !== null;

export const terminalId = ({ zone, level, code }: WaterTerminal): string => keyOf(zone, level, code);

const NOTHING = {
  medium: null,
  terminals: [],
  sums: null,
  made: null,
  tree: null,
  run: null,
  places: new Int32Array(0),
  terminalIn: new Int32Array(0),
  ways: new Float64Array(0),
  authorities: new Map<string, never>(),
  unknownStoreys: [],
  lostLocks: 0,
  fault: null,
  changeover: null,
} as const;

/** A block load divides at the plant; without one the typed factors hold. */
const factorsOf = ({ control, factors, block }: WaterSettings, sums: SystemSums): Factors =>
  flowFactors(control, block === null ? factors : { terminal: 1, floor: 1, riser: 1, plant: sums.factor });

const isSameRules = (one: NetworkRules, other: NetworkRules): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function rulesOf(settings: WaterSettings, medium: LiquidMedium, sums: SystemSums): NetworkRules {
  const series = pipeSeries(settings.series)!;
  return {
    medium,
    roughness: series.roughness.closed.value,
    sizes: pipeSizes(series.sizes.value),
    limits: [pipeLimits(series.sizes.value, "closed", settings.friction)],
    factors: factorsOf(settings, sums),
  };
}

function unknownStoreysOf(
  terminals: readonly WaterTerminal[],
  typed: ReadonlyMap<string, number>,
): readonly UnknownStorey[] {
  interface Known {
    readonly first: WaterTerminal;
    rooms: number;
    isUnknown: boolean;
  }
  const zones = new Map<string, Map<number, Known>>();
  for (const terminal of terminals) {
    const { zone, level, area } = terminal;
    const levels = zones.get(zone) ?? new Map<number, Known>();
    if (levels.size === 0) zones.set(zone, levels);
    const known = levels.get(level);
    if (known === undefined) levels.set(level, { first: terminal, rooms: 1, isUnknown: area === null });
    else {
      known.rooms++;
      if (area === null) known.isUnknown = true;
    }
  }
  return [...zones].flatMap(([zone, levels]) =>
    [...levels].flatMap(([level, { first, rooms, isUnknown }]) => {
      const id = corridorKey(zone, level);
      return isUnknown && !typed.has(id) ? [{ zone, level, floor: first.room.floor, rooms, id }] : [];
    }),
  );
}

/** Terminals of the tree with what they take now. */
const takenNow = (tree: EstimatedTree, places: Int32Array, terminals: readonly WaterTerminal[]) =>
  tree.terminals.map((terminal, at): Terminal => {
    const { flow, loss, valve } = terminals[places[at]!]!;
    return { ...terminal, flow, loss, valve };
  });

const TREE_FIELDS = [
  ...["plantLevel", "storeyHeight", "plantMain", "localShare", "routing", "series"],
] as readonly (keyof WaterSettings)[];

/**
 * Whether the tree is the same but for flows, losses and what is typed over.
 *
 * @param changed numbers of the terminals that differ from before; their places are the same
 */
const hasSameTree = (
  before: WaterSystem,
  settings: WaterSettings,
  terminals: readonly WaterTerminal[],
  changed: readonly number[],
) =>
  TREE_FIELDS.every((field) => before.settings[field] === settings[field]) &&
  changed.every((at) => terminals[at]!.area === before.terminals[at]!.area);

/** What differs at the terminals of a tree that stayed, of all of them or of those that changed. */
function editsOf(
  { run, terminalIn }: RunSystem,
  terminals: readonly WaterTerminal[],
  changed: readonly number[] | null,
): readonly NetworkEdit[] {
  const edits: NetworkEdit[] = [];
  const look = (at: number) => {
    const { flow, loss, valve } = terminals[at]!;
    const was = run.network.terminals[terminalIn[at]!]!;
    if (was.flow !== flow || was.loss !== loss || (was.valve ?? 0) !== valve)
      edits.push({ terminal: terminalIn[at]!, figures: { flow, loss, valve } });
  };
  if (changed === null) terminals.forEach((_, at) => look(at));
  else changed.forEach(look);
  return edits;
}

/** Modulating valves follow the loss of the coil and of a branch that one valve alone governs. */
export function modulated(run: NetworkRun, places: Int32Array, given: readonly WaterTerminal[]) {
  const authorities = new Map<string, { authority: number; isLow: boolean }>();
  const edits = run.network.terminals.flatMap((terminal, at): readonly NetworkEdit[] => {
    const { room } = given[places[at]!]!;
    const branch = room.count === 1 ? run.columns.loss[run.layout.segmentOf[at]!]! : 0;
    const chosen = modulatingValve(terminal.flow / room.count, terminal.loss + branch);
    if (chosen !== null) authorities.set(terminal.id, chosen);
    const valve = chosen?.loss ?? 0;
    return valve === (terminal.valve ?? 0) ? [] : [{ terminal: at, figures: { valve } }];
  });
  return { authorities, answer: changeNetwork(run, edits) };
}

const assumptionsOf = (settings: WaterSettings): TreeAssumptions => ({
  storeyHeight: settings.storeyHeight,
  plantLevel: levelOfStorey(settings.plantLevel),
  plantMain: settings.plantMain,
  netShare: TREE_ASSUMPTIONS.value.netShare,
  share: settings.localShare,
  isReverse: settings.routing === "reverse",
});

export const isModulatedBy = ({ control, valve }: WaterSettings) =>
  control === "variable" && valve === "modulating";

/**
 * A system from the rooms: terminals, tree of estimated or typed lengths, sizes, losses, circuits. After a change it takes
 * from the system before what is the same, and every figure has the bits of a full run: rooms that are the same objects keep
 * their terminals, a tree of the same places keeps its pipes but for those typed over, and only pipes with another flow are
 * sized anew.
 */
export function runWaterSystem(
  kind: WaterKind,
  rooms: readonly SystemRoom[],
  settings: WaterSettings,
  before: WaterSystem | null = null,
): WaterSystem {
  const wrong = settingsFault(kind, settings);
  if (wrong !== null) return { ...NOTHING, kind, settings, fault: wrong };
  const { supply, back, glycol, fraction } = settings;
  const liquid = liquidMedium({ glycol, fraction }, temperature((supply + back) / 2));
  if (!liquid.ok) return { ...NOTHING, kind, settings, fault: { code: "medium", field: "supply" } };
  const medium = liquid.value;
  const { terminals, sums, made, changed } = waterTerminals(kind, rooms, settings, medium, before);
  if (before !== null && before.settings === settings && before.run !== null && changed?.length === 0)
    return before;
  const known = { ...NOTHING, kind, settings, medium, terminals, sums, made };
  const held = before?.run?.network.rules;
  const asked = rulesOf(settings, medium, sums);
  const rules = held !== undefined && isSameRules(held, asked) ? held : asked;
  const locks = settings.locks.filter(([, size]) => rules.sizes.names.includes(size));
  const lostLocks = settings.locks.length - locks.length;
  const stayed =
    before !== null && changed !== null && hasRun(before) && hasSameTree(before, settings, terminals, changed)
      ? before
      : null;
  const retyped = stayed && retypedTree(stayed, settings, locks);
  if (stayed !== null && retyped !== null) {
    const { tree, edits } = retyped;
    const { run, places, terminalIn } = stayed;
    // The valves that modulated terminals had are chosen anew behind this.
    const isModulated = isModulatedBy(settings) || isModulatedBy(stayed.settings);
    const all = [...edits, ...editsOf(stayed, terminals, isModulated ? null : changed)];
    const answer =
      rules === held
        ? edited(run, all)
        : rerunNetwork(run, {
            ...{ segments: tree.segments, numbers: tree.numbers, rules },
            terminals: takenNow(tree, places, terminals),
          });
    const ways = edits.length === 0 ? stayed.ways : null;
    return finished({ ...known, tree, places, terminalIn, lostLocks }, answer, ways);
  }
  const typed = new Map(settings.lengths);
  const unknownStoreys = unknownStoreysOf(terminals, typed);
  if (terminals.length === 0 || unknownStoreys.length > 0) return { ...known, unknownStoreys };
  const found = estimateTree(terminals, assumptionsOf(settings), typed, before?.tree ?? null, new Map(locks));
  if (!found.ok) return { ...known, lostLocks, fault: found.fault };
  const tree = found.value;
  const { places, segments, numbers } = tree;
  const terminalIn = new Int32Array(terminals.length);
  for (let at = 0; at < places.length; at++) terminalIn[places[at]!] = at;
  const network = { segments, terminals: tree.terminals, numbers, rules };
  const run = before?.run ?? null;
  const answer = run === null ? runNetwork(network) : rerunNetwork(run, network);
  return finished({ ...known, tree, places, terminalIn, lostLocks }, answer, null);
}

/** The run itself where nothing is another. */
const edited = (run: NetworkRun, edits: readonly NetworkEdit[]): NetworkAnswer =>
  edits.length === 0 ? { ok: true, value: run } : changeNetwork(run, edits);

const NOWHERE = { places: NOTHING.places, terminalIn: NOTHING.terminalIn } as const;

/** The system of an answer; `ways` are those of the tree, if it is the one before. */
function finished(
  known: WaterSystem & { readonly tree: EstimatedTree },
  answer: NetworkAnswer,
  ways: Float64Array | null,
): WaterSystem {
  const { settings, places, terminals } = known;
  if (!answer.ok) return { ...known, ...NOWHERE, fault: answer.fault };
  if (!isModulatedBy(settings)) return { ...known, run: answer.value, ways: ways ?? waysOf(answer.value) };
  const { authorities, answer: valved } = modulated(answer.value, places, terminals);
  return valved.ok
    ? { ...known, run: valved.value, ways: ways ?? waysOf(valved.value), authorities }
    : { ...known, ...NOWHERE, fault: valved.fault };
}

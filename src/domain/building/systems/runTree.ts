import { changeNetwork, rerunNetwork, type NetworkEdit } from "../network/changeNetwork.ts";
import type { NetworkRules, Terminal } from "../network/Network.ts";
import type { NetworkFault } from "../network/networkFault.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import { runNetwork, type NetworkAnswer } from "../network/runNetwork.ts";
import {
  corridorKey,
  keyOf,
  type EstimatedTree,
  type FittedParts,
  type TreeAssumptions,
  type TreeFault,
  type TreeRoom,
} from "./EstimatedTree.ts";
import { estimateTree } from "./estimateTree.ts";
import type { TypedOver } from "./list/NamedSystem.ts";
import { retypedTree } from "./retypedTree.ts";

/** A room's units or outlets in a system */
export interface PlacedTerminal extends TreeRoom {
  readonly room: { readonly floor: string };
}

export const terminalId = ({ zone, level, code }: TreeRoom): string => keyOf(zone, level, code);

/** A storey of a zone that needs a typed length, because areas of its rooms are not stated */
export interface UnknownStorey {
  readonly zone: string;
  readonly level: number;
  readonly floor: string;
  readonly rooms: number;
  /** Id for the typed length of its corridor */
  readonly id: string;
}

/** The tree of a system, with the results of its run */
export interface TreeState {
  readonly tree: EstimatedTree | null;
  readonly run: NetworkRun | null;
  /** Index of each terminal of the tree among the given terminals */
  readonly givenIndex: Int32Array;
  /** Index in the tree of each given terminal */
  readonly terminalIn: Int32Array;
  readonly unknownStoreys: readonly UnknownStorey[];
  /** Elements built into its segments */
  readonly fitted: FittedParts;
  /** Number of fixed sizes that the series does not have; they are kept and not used. */
  readonly lostLocks: number;
  readonly fault: TreeFault | NetworkFault | null;
}

export const NO_TREE: TreeState = {
  tree: null,
  run: null,
  givenIndex: new Int32Array(0),
  terminalIn: new Int32Array(0),
  unknownStoreys: [],
  fitted: new Map(),
  lostLocks: 0,
  fault: null,
};

/** The tree before a change, with the data that it was made from */
export interface TreeBefore extends Pick<TreeState, "tree" | "run" | "givenIndex" | "terminalIn" | "fitted"> {
  readonly terminals: readonly PlacedTerminal[];
  readonly settings: TypedOver;
}

export interface TreeQuestion {
  readonly terminals: readonly PlacedTerminal[];
  /** Indexes of the terminals that changed without moving; null if terminals may have moved. */
  readonly changed: readonly number[] | null;
  readonly settings: TypedOver;
  readonly assumptions: TreeAssumptions;
  readonly rules: NetworkRules;
  /** Whether the settings that the whole tree depends on are unchanged */
  readonly isTreeSame: boolean;
  /** Whether terminals that are not listed as changed may have another flow */
  readonly comparesAll: boolean;
  /** Elements built into segments; none if left out. */
  readonly fitted?: FittedParts;
}

const isSameRules = (one: NetworkRules, other: NetworkRules): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export function unknownStoreysOf(
  terminals: readonly PlacedTerminal[],
  typed: ReadonlyMap<string, number>,
): readonly UnknownStorey[] {
  interface Known {
    readonly first: PlacedTerminal;
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

/** Terminals of the tree with their present flow and loss */
const takenNow = (tree: EstimatedTree, givenIndex: Int32Array, terminals: readonly PlacedTerminal[]) =>
  tree.terminals.map((terminal, at): Terminal => {
    const { flow, loss, valve = 0 } = terminals[givenIndex[at]!]!;
    return { ...terminal, flow, loss, valve };
  });

type Ran = TreeBefore & { readonly run: NetworkRun };
const hasRun = (before: TreeBefore): before is Ran => before.run !== null;

/** The tree before, if the new one can differ only in flows, losses and typed values */
function stayedTree({ terminals, changed, isTreeSame }: TreeQuestion, before: TreeBefore | null): Ran | null {
  if (before === null || changed === null || !isTreeSame || !hasRun(before)) return null;
  return changed.every((at) => terminals[at]!.area === before.terminals[at]!.area) ? before : null;
}

/** Differences at the terminals of an unchanged tree, among all terminals or only the changed ones */
function editsOf(
  { run, terminalIn }: Ran,
  terminals: readonly PlacedTerminal[],
  changed: readonly number[] | null,
): readonly NetworkEdit[] {
  const edits: NetworkEdit[] = [];
  const compare = (at: number) => {
    const { flow, loss, valve = 0 } = terminals[at]!;
    const was = run.network.terminals[terminalIn[at]!]!;
    if (was.flow !== flow || was.loss !== loss || (was.valve ?? 0) !== valve)
      edits.push({ terminal: terminalIn[at]!, figures: { flow, loss, valve } });
  };
  if (changed === null) terminals.forEach((_, at) => compare(at));
  else changed.forEach(compare);
  return edits;
}

/** The same run without edits */
const edited = (run: NetworkRun, edits: readonly NetworkEdit[]): NetworkAnswer =>
  edits.length === 0 ? { ok: true, value: run } : changeNetwork(run, edits);

/** A refused run has no indexes of terminals. */
const answered = (known: TreeState, answer: NetworkAnswer): TreeState =>
  answer.ok
    ? { ...known, run: answer.value }
    : { ...known, givenIndex: NO_TREE.givenIndex, terminalIn: NO_TREE.terminalIn, fault: answer.fault };

/**
 * Runs a tree of estimated or typed lengths: sizes, losses and circuits. After a change it keeps the unchanged
 * part of the tree before: a tree with the same rooms keeps its segments except those with new typed values, and
 * only segments with another flow are sized again. Every figure is bit by bit that of a full run.
 *
 * @returns `hasSameLengths`: all lengths are as before
 */
export function runTree(
  question: TreeQuestion,
  before: TreeBefore | null,
): TreeState & { readonly hasSameLengths: boolean } {
  const { terminals, changed, settings, assumptions, comparesAll, fitted = NO_TREE.fitted } = question;
  const rulesBefore = before?.run?.network.rules;
  const rules =
    rulesBefore !== undefined && isSameRules(rulesBefore, question.rules) ? rulesBefore : question.rules;
  const locks = settings.locks.filter(([, size]) => rules.sizes.names.includes(size));
  const lostLocks = settings.locks.length - locks.length;
  const stayed = stayedTree(question, before);
  const retyped = stayed && retypedTree(stayed, { settings, locks, fitted });
  if (stayed !== null && retyped !== null) {
    const { tree, edits } = retyped;
    const { run, givenIndex, terminalIn } = stayed;
    const all = [...edits, ...editsOf(stayed, terminals, comparesAll ? null : changed)];
    const answer =
      rules === rulesBefore
        ? edited(run, all)
        : rerunNetwork(run, {
            ...{ segments: tree.segments, numbers: tree.numbers, rules },
            terminals: takenNow(tree, givenIndex, terminals),
          });
    const known = { ...NO_TREE, tree, givenIndex, terminalIn, lostLocks, fitted };
    return { ...answered(known, answer), hasSameLengths: edits.length === 0 };
  }
  const typed = new Map(settings.lengths);
  const unknownStoreys = unknownStoreysOf(terminals, typed);
  if (terminals.length === 0 || unknownStoreys.length > 0)
    return { ...NO_TREE, unknownStoreys, hasSameLengths: false };
  const found = estimateTree(terminals, assumptions, typed, before?.tree ?? null, new Map(locks), fitted);
  if (!found.ok) return { ...NO_TREE, lostLocks, fault: found.fault, hasSameLengths: false };
  const tree = found.value;
  const { givenIndex, segments, numbers } = tree;
  const terminalIn = new Int32Array(terminals.length);
  for (let at = 0; at < givenIndex.length; at++) terminalIn[givenIndex[at]!] = at;
  const network = { segments, terminals: tree.terminals, numbers, rules };
  const run = before?.run ?? null;
  const answer = run === null ? runNetwork(network) : rerunNetwork(run, network);
  const known = { ...NO_TREE, tree, givenIndex, terminalIn, lostLocks, fitted };
  return { ...answered(known, answer), hasSameLengths: false };
}

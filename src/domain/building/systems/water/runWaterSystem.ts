import { temperature } from "../../../base/units.ts";
import { liquidMedium, type LiquidMedium } from "../../../physics/pipe/medium.ts";
import { pipeLimits, pipeSeries, pipeSizes } from "../../../physics/pipe/pipeSeries.ts";
import { modulatingValve } from "../../../physics/pipe/valve.ts";
import { changeNetwork, type NetworkEdit } from "../../network/changeNetwork.ts";
import type { Factors, NetworkRules } from "../../network/Network.ts";
import type { NetworkFault } from "../../network/networkFault.ts";
import type { NetworkRun } from "../../network/NetworkRun.ts";
import { TREE_ASSUMPTIONS, type TreeAssumptions, type TreeFault } from "../EstimatedTree.ts";
import { NO_TREE, runTree, type TreeState } from "../runTree.ts";
import { flowFactors, type SystemSums } from "../simultaneity.ts";
import { settingsFault, type SettingsFault } from "./settingsFault.ts";
import { levelOfStorey } from "../PlacedRoom.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import { circuitLengthsOf } from "./circuitLengthsOf.ts";
import { waterTerminals, type TerminalsBefore, type WaterTerminal } from "./waterTerminals.ts";
import type { WaterKind, WaterSettings } from "./WaterSettings.ts";

/** A water system, computed as far as possible */
export interface WaterSystem extends Omit<TreeState, "fault"> {
  readonly kind: WaterKind;
  readonly settings: WaterSettings;
  /** null if the settings are not valid */
  readonly medium: LiquidMedium | null;
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums | null;
  /** The data that the terminals were made from; null if there are none. */
  readonly made: TerminalsBefore["made"];
  /** From the plant to each terminal of the tree and back, m */
  readonly circuitLengths: Float64Array;
  /** By the id of a terminal, only for modulating valves */
  readonly authorities: ReadonlyMap<string, { readonly authority: number; readonly isLow: boolean }>;
  readonly fault: SettingsFault | TreeFault | NetworkFault | null;
  /** The other season; null if the system serves one season. */
  readonly changeover: Changeover | null;
}

/** Winter of a two-pipe system, and each season with sizes of its own, which the next change starts from */
interface Changeover {
  readonly winter: WaterSystem;
  readonly alone: readonly [summer: WaterSystem, winter: WaterSystem];
}

/** A system whose pipes are computed */
export type RunSystem = WaterSystem & { readonly run: NetworkRun };
export const hasRun = (system: WaterSystem): system is RunSystem => system.run !== null;

const NOTHING = {
  medium: null,
  terminals: [],
  sums: null,
  made: null,
  ...NO_TREE,
  circuitLengths: new Float64Array(0),
  authorities: new Map<string, never>(),
  changeover: null,
} as const;

/** A block load is divided at the plant; without one the typed factors apply. */
const factorsOf = ({ control, factors, block }: WaterSettings, sums: SystemSums): Factors =>
  flowFactors(control, block === null ? factors : { terminal: 1, floor: 1, riser: 1, plant: sums.factor });

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

const TREE_FIELDS = [
  ...["plantLevel", "storeyHeight", "plantMain", "localShare", "routing", "series"],
] as readonly (keyof WaterSettings)[];

/** Chooses modulating valves by the loss of the coil and of the branch that only this valve controls. */
export function modulated(run: NetworkRun, givenIndex: Int32Array, given: readonly WaterTerminal[]) {
  const authorities = new Map<string, { authority: number; isLow: boolean }>();
  const edits = run.network.terminals.flatMap((terminal, at): readonly NetworkEdit[] => {
    const { room } = given[givenIndex[at]!]!;
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
 * Computes a system from its rooms: terminals, tree of estimated or typed lengths, sizes, losses, circuits. After
 * a change it keeps the unchanged part of the system before: rooms that are the same objects keep their terminals,
 * a tree with the same rooms keeps its pipes except those with new typed values, and only pipes with another flow
 * are sized again. Every figure is bit by bit that of a full run.
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
  const found = runTree(
    {
      ...{ terminals, changed, settings, assumptions: assumptionsOf(settings) },
      rules: rulesOf(settings, medium, sums),
      isTreeSame: before !== null && TREE_FIELDS.every((field) => before.settings[field] === settings[field]),
      // Modulating valves are chosen after this, so any terminal may change.
      comparesAll: isModulatedBy(settings) || (before !== null && isModulatedBy(before.settings)),
    },
    before,
  );
  const { hasSameLengths, ...tree } = found;
  return valved({ ...known, ...tree }, hasSameLengths ? before!.circuitLengths : null);
}

/** Adds the lengths to the plant (`circuitLengths`, if unchanged) and the modulating valves. */
function valved(found: WaterSystem, circuitLengths: Float64Array | null): WaterSystem {
  if (!hasRun(found)) return found;
  const { settings, givenIndex, terminals, run } = found;
  if (!isModulatedBy(settings)) return { ...found, circuitLengths: circuitLengths ?? circuitLengthsOf(run) };
  const { authorities, answer } = modulated(run, givenIndex, terminals);
  return answer.ok
    ? {
        ...found,
        run: answer.value,
        circuitLengths: circuitLengths ?? circuitLengthsOf(answer.value),
        authorities,
      }
    : {
        ...found,
        run: null,
        givenIndex: NO_TREE.givenIndex,
        terminalIn: NO_TREE.terminalIn,
        fault: answer.fault,
      };
}

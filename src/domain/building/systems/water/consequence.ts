import { formatNumber } from "../../../base/formatNumber.ts";
import { roomWords, sizeWords, verdictWords } from "../changeWords.ts";
import type { MachineState } from "../judgeMachine.ts";
import { plantCircuits } from "./plant/plantCircuits.ts";
import { CIRCUIT_WORDS, CIRCUITS, type CircuitName } from "./plant/PlantPumps.ts";
import type { WaterSystem } from "./runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "./waterDutyCard.ts";
import type { WaterTerminal } from "./waterTerminals.ts";
import { SEASON_WORDS, type Season, type WaterKind } from "./WaterSettings.ts";

/** A system with its duty */
export interface Dutied {
  readonly system: WaterSystem;
  readonly card: DutyCard | null;
}

/** Known verdicts on kept pumps, by `pumpKey` */
export type PumpStates = ReadonlyMap<string, MachineState>;
/** null: the pump of the tree, which serves both seasons in a two-pipe system. */
export const pumpKey = (circuit: CircuitName | null, season: Season = "summer"): string =>
  circuit === null ? "tree" : `${season} ${circuit}`;
export const NO_STATES: PumpStates = new Map<string, never>();

const PUMP_NAMES: Readonly<Record<WaterKind, string>> = { cold: "冷水泵", hot: "热水泵" };

const headOf = (card: DutyCard | null): string => (card === null ? "无工况" : formatNumber(card.head, 1));
const flowOf = (card: DutyCard | null): string => (card === null ? "无" : formatNumber(card.flow, 1));

const winterOf = ({ system: { changeover } }: Dutied): WaterSystem | null => changeover?.winter ?? null;
function winterCard(of: Dutied): DutyCard | null {
  const winter = winterOf(of);
  return winter && waterDutyCard(winter);
}

/** 18.7 → 19.0 m; the flow instead, if only that changed. */
function dutyWords(before: DutyCard | null, after: DutyCard | null): string {
  const [was, now] = [headOf(before), headOf(after)];
  if (was !== now) return `${was} → ${now}${after === null ? "" : " m"}`;
  const [flow, flowNow] = [flowOf(before), flowOf(after)];
  const flows = flow === flowNow ? "" : `，流量 ${flow} → ${flowNow} m³/h`;
  return after === null ? now : `${now} m，扬程不变${flows}`;
}

/** A pump in the line, with its key among the verdicts */
interface PumpWords {
  readonly key: string;
  readonly words: string;
  /** Whether the shown figures are the same; the tree's pump is named in any case. */
  readonly isSame: boolean;
}

/** 冷水泵 18.7 → 19.0 m; for two pipes both seasons. */
function treeWords(before: Dutied, after: Dutied): PumpWords {
  const own = dutyWords(before.card, after.card);
  const words =
    after.system.changeover === null
      ? `${PUMP_NAMES[after.system.kind]} ${own}`
      : `冷热水泵 夏季 ${own}，冬季 ${dutyWords(winterCard(before), winterCard(after))}`;
  return { key: pumpKey(null), words, isSame: false };
}

const cardsOf = (system: WaterSystem | null): ReadonlyMap<CircuitName, DutyCard | null> =>
  new Map((system === null ? [] : plantCircuits(system)).map(({ name, card }) => [name, card]));

/** Other pumps of the plant in one season */
function plantWords(before: WaterSystem | null, after: WaterSystem | null, season: Season | null) {
  const [were, are] = [cardsOf(before), cardsOf(after)];
  return CIRCUITS.flatMap((name): readonly PumpWords[] => {
    const [was, now] = [were.get(name) ?? null, are.get(name) ?? null];
    if (was === null && now === null) return [];
    const named = `${season === null ? "" : SEASON_WORDS[season]}${CIRCUIT_WORDS[name]}`;
    return [
      {
        key: pumpKey(name, season ?? "summer"),
        words: `${named} ${dutyWords(was, now)}`,
        isSame: headOf(was) === headOf(now) && flowOf(was) === flowOf(now),
      },
    ];
  });
}

const isSameDuty = (one: DutyCard | null, other: DutyCard | null): boolean =>
  one?.flow === other?.flow && one?.head === other?.head && one?.eachFlow === other?.eachFlow;

function isSamePlant(one: WaterSystem | null, other: WaterSystem | null): boolean {
  const [were, are] = [cardsOf(one), cardsOf(other)];
  return CIRCUITS.every((name) => isSameDuty(were.get(name) ?? null, are.get(name) ?? null));
}

/** Whether pipes and duties are the same, including those of the plant's pumps */
export const isSameResult = (one: Dutied, other: Dutied): boolean =>
  one.system.run === other.system.run &&
  winterOf(one)?.run === winterOf(other)?.run &&
  isSameDuty(winterCard(one), winterCard(other)) &&
  isSameDuty(one.card, other.card) &&
  isSamePlant(one.system, other.system) &&
  isSamePlant(winterOf(one), winterOf(other));

const isOther = (was: MachineState | undefined, now: MachineState | undefined): boolean =>
  was !== undefined && now !== undefined && was !== now;

/**
 * The effects of a change in one line: R-0312 +0.9 kW → 2 段管径改变 → 冷水泵 24.1 → 23.8 m → 仍满足, then each pump of the
 * plant with another duty or verdict. null if nothing shown changes.
 *
 * @param states verdicts on kept pumps
 * @param were verdicts before the change
 */
export function consequence(
  before: Dutied,
  after: Dutied,
  states: PumpStates,
  were: PumpStates = NO_STATES,
): string | null {
  // A system without units had no figures yet: its first result is the proposal, not a change.
  if (before.system.terminals.length === 0 || isSameResult(before, after)) return null;
  const loads = { of: ({ load }: WaterTerminal) => load, unit: "kW" };
  const rooms = roomWords(before.system.terminals, after.system.terminals, loads) ?? "系统条件改变";
  const isTwoPipe = after.system.changeover !== null;
  const plant = [
    ...plantWords(before.system, after.system, isTwoPipe ? "summer" : null),
    ...(isTwoPipe ? plantWords(winterOf(before), winterOf(after), "winter") : []),
  ];
  const named = [
    treeWords(before, after),
    ...plant.filter(({ key, isSame }) => !isSame || isOther(were.get(key), states.get(key))),
  ];
  return [
    rooms,
    sizeWords(before.system, after.system, "管径"),
    ...named.flatMap(({ key, words }) => {
      const state = states.get(key);
      return state === undefined ? [words] : [words, verdictWords(were.get(key), state)];
    }),
  ].join(" → ");
}

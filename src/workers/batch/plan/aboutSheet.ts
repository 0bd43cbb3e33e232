import { groupBy } from "#domain/base/groupBy.ts";
import { airFacts, isAirAlone, type AirOfPlan } from "#domain/building/batch/confirm/airFacts.ts";
import { LOUD_WORDS } from "#domain/building/batch/confirm/loudWords.ts";
import { NOMINAL_WHY } from "#domain/building/batch/confirm/nominalWords.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { PlanCounts } from "#domain/building/batch/confirm/countPlan.ts";
import {
  NOMINAL,
  PLAN_SHEETS,
  PLAN_TITLE,
  SAMPLE,
  ROW_STATE_HEADER,
} from "#domain/building/rooms/planWords.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import type { PlanConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { SOUND_NOTES } from "#domain/building/batch/sound/roomSoundWords.ts";
import { isClimateAssumed } from "#domain/building/batch/roomFacts.ts";
import { countFollowed } from "#domain/building/batch/rules/countFollowed.ts";
import { matchText } from "#domain/building/batch/rules/ruleWords.ts";
import { namedTexts } from "#domain/building/plan/schedule/scheduleRows.ts";
import { SOUND_SHOWN, STALE_STATES } from "#domain/building/batch/state/batchState.ts";
import { STALE_WORDS, isStale } from "#domain/building/batch/state/rowStateWords.ts";
import {
  confirmationWords,
  dutiesWords,
  type MachineToConfirm,
} from "#domain/building/systems/MachineToConfirm.ts";
import { ASSUMED_CLIMATE } from "#domain/building/rooms/Room.ts";
import type { PlanSheet } from "./ConfirmedPlan.ts";
import { SheetBuilder } from "./SheetBuilder.ts";

interface AboutPlan {
  readonly buildingName: string;
  readonly rooms: number;
  readonly counts: PlanCounts;
  readonly units: number;
  readonly air: AirOfPlan | null;
  readonly toConfirm: readonly MachineToConfirm[];
}

type Line = readonly [what: string, count: number | null, text: string];

/** More reasons would not be read; each room has its own in its row. */
const MOST_REASONS = 200;

function counted<Filter>(
  { kind: { words } }: Batch<Filter>,
  { rooms, counts, units, air }: AboutPlan,
): readonly Line[] {
  const none = "没有产品";
  const isAlone = isAirAlone(units, air);
  const some: readonly Line[] = [
    ...STALE_STATES.map((state): Line => [`${STALE_WORDS[state]}（间）`, counts[state], "待确认"]),
    [`${words.noMatch}（间）`, counts.unmatched, none],
    ["未得到结果（间）", counts.unanswered, none],
    ["未选型（间）", counts.blank + counts.waiting, none],
    [`${NOMINAL}（间）`, counts.nominal, NOMINAL_WHY],
    ...SOUND_SHOWN.map((shown): Line => [
      `${LOUD_WORDS[shown].what}（间）`,
      counts[shown],
      LOUD_WORDS[shown].why,
    ]),
    [`${SAMPLE}（间）`, counts.samples, "所选产品为生成的示例数据，不是真实产品"],
  ];
  return [
    ["房间（间）", rooms, ""],
    ...(isAlone
      ? []
      : [["已匹配（间）", counts.matched, "满足房间现在的要求，按筛选条件选型"] satisfies Line]),
    ...some.filter(([, count]) => count !== 0),
    ...(isAlone ? [] : [[`设备（${words.counter}）`, units, ""] satisfies Line]),
    ...(air === null ? [] : airFacts(air)).map(([name, count, unit]): Line => [
      `${name}（${unit}）`,
      count,
      "",
    ]),
  ];
}

function notes<Filter>({ kind, rooms, assumptions, hearing }: Batch<Filter>): readonly Line[] {
  const { summerDryBulb, summerWetBulb, winterDryBulb } = ASSUMED_CLIMATE;
  const climate = `未给出室内温度的房间按夏季干球 ${summerDryBulb} ℃、湿球 ${summerWetBulb} ℃，冬季干球 ${winterDryBulb} ℃ 计算。`;
  const heard =
    hearing === null || kind.noise === undefined ? [] : SOUND_NOTES.map((note) => `噪声：${note}`);
  return [assumptions, kind.hasCorrection && isClimateAssumed(rooms) ? climate : "", ...heard]
    .filter((note) => note !== "")
    .map((note) => ["说明", null, note]);
}

/** The rooms with their own conditions, in the order of the rules */
function rulesOf<Filter>({ rooms, rules }: Batch<Filter>): readonly Line[] {
  const counts = countFollowed(rooms, rules);
  return rules.map((rule, at) => [
    `房间类型 ${at + 1}`,
    counts.rules[at]!,
    `${rule.name}：${matchText(rule)}`,
  ]);
}

/** The plans of 方案优化 from which the rooms' products were adopted */
function adoptedPlans<Filter>({ results, reasons }: Batch<Filter>): readonly Line[] {
  const counts = new Map<number, number>();
  for (const text of results.adopted) if (text >= 0) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => ["选型方式（间）", count, reasons.textAt(text) ?? ""]);
}

/** Rooms that must be confirmed, by reason */
function roomsToConfirm(rooms: readonly PlanRoom[]): readonly Line[] {
  const unconfirmed = STALE_STATES.flatMap((state) => rooms.filter(({ standing }) => standing === state));
  const lines = [...groupBy(unconfirmed, ({ remark }) => remark)]
    .slice(0, MOST_REASONS)
    .map(([remark, its]): Line => {
      const names = its.map(({ roomCode, roomName }) =>
        [roomCode, roomName].filter((part) => part !== "").join(" "),
      );
      return ["待确认房间", names.length, `${remark}：${namedTexts(names, "间")}`];
    });
  const listed = lines.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  return listed === unconfirmed.length
    ? lines
    : [
        ...lines,
        ["待确认房间", unconfirmed.length - listed, `其余见“${PLAN_SHEETS.rooms}”的“${ROW_STATE_HEADER}”`],
      ];
}

/** Machines that must be confirmed */
const machinesToConfirm = (machines: readonly MachineToConfirm[]): readonly Line[] =>
  machines.map(({ name, model, state, ...duties }): Line => [
    `待确认设备（${confirmationWords(state)}）`,
    null,
    `${name} ${model}：${dutiesWords(duties)}`,
  ]);

/** 方案说明: the subject of the plan, its basis, and the rooms that must be confirmed */
export function aboutSheet<Filter>(
  batch: Batch<Filter>,
  rooms: readonly PlanRoom[],
  about: AboutPlan,
  conditions: readonly PlanConditions[],
): PlanSheet {
  const lines: readonly Line[] = [
    ["建筑", null, about.buildingName],
    ["设备类型", null, batch.kind.words.title],
    ...counted(batch, about),
    ...rulesOf(batch),
    ...conditions.map(({ name, words, rooms: count, askedBy }): Line => [
      askedBy.length > 0 ? `${name}（${askedBy.join("、")}）` : name,
      count,
      words.join("；"),
    ]),
    ...adoptedPlans(batch),
    ...notes(batch),
    ...machinesToConfirm(about.toConfirm),
    ...roomsToConfirm(rooms.filter(({ standing }) => isStale(standing))),
  ];
  return new SheetBuilder(PLAN_SHEETS.about, lines.length)
    .texts("what", PLAN_TITLE, (row) => lines[row]![0])
    .numbers("count", "数量", 0, (row) => lines[row]![1])
    .texts("text", "内容", (row) => lines[row]![2])
    .sheet();
}

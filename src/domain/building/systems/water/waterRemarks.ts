import { formatNumber } from "../../../base/formatNumber.ts";
import type { SystemSums } from "../simultaneity.ts";
import { pipeSeries, velocityLeast, velocityLimit } from "../../../physics/pipe/pipeSeries.ts";
import { ZONE_PRESSURE } from "../staticPressure.ts";
import {
  fewOf,
  floorRemarks,
  inOrder,
  lengthRemarks,
  NAMED,
  setting,
  toRooms,
  type Mend,
  type SystemRemark,
} from "../SystemRemark.ts";
import type { DutyCard } from "./waterDutyCard.ts";
import { plantRemarks } from "./plant/plantRemarks.ts";
import { proposedPipes } from "./proposedPipes.ts";
import { settingsSentence, type SettingsFault } from "./settingsFault.ts";
import { hasRun, type RunSystem, type WaterSystem } from "./runWaterSystem.ts";
import { terminalId } from "../runTree.ts";
import { LOSS_BY_SQUARE, type WaterTerminal } from "./waterTerminals.ts";
import type { WaterLists } from "./WaterLists.ts";

type RemarkCode =
  | "settings"
  | "no-rooms"
  | "no-length"
  | "no-size"
  | "diversity-rises"
  | "low-delta-t"
  | "authority-low"
  | "primary-short"
  | "pressure-zone"
  | "velocity-high"
  | "velocity-low"
  | "flow-unstated"
  | "flow-low"
  | "loss-unstated"
  | "lock-lost"
  | "floor-unknown"
  | "pipes-proposed"
  | "pipes-other"
  | "exponent-capped"
  | "circuit-open";

export interface WaterRemark extends SystemRemark {
  readonly code: RemarkCode;
}

const MEGA = 1e6;

const SETTINGS_CODES: readonly string[] = ["out-of-range", "temperatures", "medium", "diversity-rises"];

function faultRemark({ fault, terminals, unknownStoreys, settings }: WaterSystem): WaterRemark[] {
  if (fault !== null) {
    const code = fault.code === "diversity-rises" ? "diversity-rises" : "settings";
    const known = SETTINGS_CODES.includes(fault.code);
    const text = known
      ? settingsSentence(fault as SettingsFault, settings)
      : "系统的数据不合理，无法计算，请检查房间和系统条件";
    return [{ code, weight: "fault", text, mend: known ? setting(fault.field, "修改条件") : toRooms() }];
  }
  if (terminals.length === 0)
    return [
      { code: "no-rooms", weight: "fault", text: "没有已选型的末端，请先在房间页选型", mend: toRooms() },
    ];
  return lengthRemarks(unknownStoreys);
}

/** The segment with the greatest figure */
const mostOf = (numbers: Int32Array, figure: (at: number) => number): number =>
  numbers.reduce((found, at) => (figure(at) > figure(found) ? at : found), numbers[0]!);

/** 最大 P 流速 2.10 m/s（上限 1.80）、比摩阻 450 Pa/m（上限 300） */
function fastestWords({ run, tree, settings }: RunSystem, lists: WaterLists): string {
  const { velocity, friction, size } = run.columns;
  const at = mostOf(lists.shown("fast"), (each) => velocity[each]!);
  const { dn } = pipeSeries(settings.series)!.sizes.value[size[at]!]!;
  return `流速最高的 ${tree!.segments[at]!.name} 为 ${formatNumber(velocity[at]!, 2)} m/s（上限 ${formatNumber(velocityLimit("closed", dn), 1)}）、${formatNumber(friction[at]!, 0)} Pa/m（上限 ${formatNumber(settings.friction, 0)}）`;
}

/** 最低 3.B2 0.21 m/s（下限 0.4） */
function slowestWords({ run, tree, settings }: RunSystem, lists: WaterLists): string {
  const { velocity, size } = run.columns;
  const at = lists.slowest;
  const { dn } = pipeSeries(settings.series)!.sizes.value[size[at]!]!;
  return `最低的 ${tree!.segments[at]!.name} 为 ${formatNumber(velocity[at]!, 2)} m/s（推荐不低于 ${formatNumber(velocityLeast("closed", dn), 1)}）`;
}

/** Remarks on segments without a size, too fast, or below the usual range */
function segmentRemarks(system: WaterSystem, lists: WaterLists | null): WaterRemark[] {
  const { run, tree } = system;
  if (!hasRun(system) || run === null || tree === null || lists === null) return [];
  const { slow } = lists;
  const namesOf = (numbers: Int32Array) => Array.from(numbers, (at) => tree.segments[at]!.name);
  const [unsized, fast] = [namesOf(lists.shown("unsized")), namesOf(lists.shown("fast"))];
  const most = lists.shown("unsized").reduce((greatest, at) => Math.max(greatest, run.columns.flow[at]!), 0);
  return [
    ...(unsized.length === 0
      ? []
      : [
          {
            code: "no-size",
            weight: "fault",
            text: `${fewOf(unsized)}：流量 ${formatNumber(most, 1)} m³/h 超出管径系列，请换管材或放宽比摩阻`,
            mend: { to: "lines", show: "unsized", word: "查看管段" },
          } as const,
        ]),
    ...(fast.length === 0
      ? []
      : [
          {
            code: "velocity-high",
            weight: "warning",
            text: `${fewOf(fast)}：锁定管径的流速或比摩阻超过上限，${fastestWords(system, lists)}；请加大或取消锁定`,
            mend: { to: "lines", show: "fast", word: "查看管段" },
          } as const,
        ]),
    ...(slow === 0
      ? []
      : [
          {
            code: "velocity-low",
            weight: "note",
            text: `${formatNumber(slow, 0)} 段流速低于推荐范围，${slowestWords(system, lists)}；可锁定小一档管径`,
            mend: { to: "lines", show: "slow", word: "查看管段" },
          } as const,
        ]),
  ];
}

/** ；最低的 101 为 3.9 ℃ */
function leastDifference(terminals: readonly WaterTerminal[], states: SystemSums["terminals"]): string {
  const least = states.reduce(
    (found, { atCapacity }, at) =>
      atCapacity > 0 && !(atCapacity >= (states[found]?.atCapacity ?? Infinity)) ? at : found,
    -1,
  );
  const terminal = terminals[least];
  return terminal === undefined
    ? ""
    : `；最低的 ${terminal.code || terminal.room.name} 为 ${formatNumber(states[least]!.atCapacity, 1)} ℃`;
}

const shownName = ({ code, room }: WaterTerminal): string => code || room.name;
const nameOf = (terminals: readonly WaterTerminal[], id: string): string =>
  shownName(terminals.find((each) => terminalId(each) === id)!);

const OTHER_MODEL = "可改选注明的型号";
const roomsOf = (terminals: readonly WaterTerminal[]): string =>
  fewOf(terminals.slice(0, NAMED).map(shownName), "间", terminals.length);
const toFirst = (terminals: readonly WaterTerminal[]): Mend =>
  toRooms(terminals.length === 1 ? shownName(terminals[0]!) : "");

const PERCENT = 100;
/** 最低的 101 为 62 % */
function leastShare(few: readonly WaterTerminal[]): string {
  const shareOf = ({ flow, room }: WaterTerminal) => flow / (room.count * (room.unitFlow ?? Infinity));
  const least = few.reduce((found, each) => (shareOf(each) < shareOf(found) ? each : found));
  return `最低的 ${shownName(least)} 为 ${formatNumber(shareOf(least) * PERCENT, 0)} %`;
}

function terminalRemarks({ kind, terminals, sums, authorities, settings }: WaterSystem): WaterRemark[] {
  const remarks: WaterRemark[] = [];
  const say = (code: RemarkCode, weight: WaterRemark["weight"], text: string, mend: Mend | null = null) =>
    remarks.push({ code, weight, text, mend });
  const design = Math.abs(settings.back - settings.supply);
  if (kind === "cold" && sums?.isLow === true)
    say(
      "low-delta-t",
      "warning",
      `供回水温差 ${formatNumber(sums.difference, 1)} ℃，低于设计值 ${formatNumber(design, 1)} ℃${leastDifference(terminals, sums.terminals)}；可按负荷计算流量或改选型号`,
      setting("flowRule", "修改条件"),
    );
  const low = [...authorities].filter(([, { isLow }]) => isLow);
  const [worst] = low.toSorted(([, a], [, b]) => a.authority - b.authority);
  if (worst !== undefined)
    say(
      "authority-low",
      "warning",
      `${formatNumber(low.length, 0)} 个末端阀权度低于 0.3，最低的 ${nameOf(terminals, worst[0])} 为 ${formatNumber(worst[1].authority, 2)}；可改用通断阀，或改选水阻较小的型号`,
      setting("valve", "修改条件"),
    );
  const unstated = terminals.filter(({ room }) => room.unitFlow === null);
  if (unstated.length > 0 && settings.flowRule === "stated")
    say(
      "flow-unstated",
      "note",
      `${roomsOf(unstated)}的产品未注明水流量，按温差计算；${OTHER_MODEL}`,
      toFirst(unstated),
    );
  const few = terminals.filter(({ isFlowLow }) => isFlowLow);
  if (few.length > 0)
    say(
      "flow-low",
      "warning",
      `${roomsOf(few)}的流量低于产品注明值的 90 %，${leastShare(few)}，表中冷量不再成立；可按产品注明计算流量，或改选型号`,
      setting("flowRule", "修改条件"),
    );
  const assumed = terminals.filter(({ isLossAssumed }) => isLossAssumed);
  const estimate = settings.winter !== null && kind === "hot" ? LOSS_BY_SQUARE : "按 30 kPa 估算";
  if (assumed.length > 0)
    say(
      "loss-unstated",
      "note",
      `${roomsOf(assumed)}的产品未注明该流量下的水阻，${estimate}；${OTHER_MODEL}`,
      toFirst(assumed),
    );
  return remarks;
}

function dutyRemarks({ settings, run, terminals }: WaterSystem, card: DutyCard | null): WaterRemark[] {
  if (card === null || run === null) return [];
  const remarks: WaterRemark[] = [];
  const { primaryFlow } = settings;
  const [first] = terminals;
  const canSplit = terminals.some(({ level }) => level !== first?.level);
  if (primaryFlow !== null && primaryFlow < card.flow)
    remarks.push({
      code: "primary-short",
      weight: "warning",
      text: `一级泵流量 ${formatNumber(primaryFlow, 1)} m³/h 小于二级泵 ${formatNumber(card.flow, 1)} m³/h，回水将混入供水；一级泵总流量不应小于后者`,
      mend: setting("primaryFlow", "修改条件"),
    });
  if (card.needsZones)
    remarks.push({
      code: "pressure-zone",
      weight: "warning",
      text: `最低点压力 ${formatNumber(card.pressure / MEGA, 2)} MPa，超过 ${formatNumber(ZONE_PRESSURE.value / MEGA, 1)} MPa，请考虑竖向分区`,
      mend: canSplit ? { to: "split", word: "按楼层拆出系统" } : setting("fill", "修改条件"),
    });
  if (card.isCapped)
    remarks.push({
      code: "exponent-capped",
      weight: "note",
      text: `管路特性指数算得 ${formatNumber(card.foundExponent, 2)}（半流量时最不利环路有管段处于过渡区），按 ${formatNumber(card.exponent, 0)} 计，无须修改`,
      mend: null,
    });
  return remarks;
}

/** Why a system has two or four pipes, with a link to change that; none if no room is heated, or in winter. */
function pipesRemark({ kind, settings, terminals }: WaterSystem): WaterRemark[] {
  const proposed = kind === "cold" ? proposedPipes(terminals.map(({ room }) => room)) : null;
  if (proposed === null) return [];
  const { pipes, isPlain, why } = proposed;
  const isTwo = settings.winter !== null;
  const mend: Mend = isTwo
    ? { to: "pipes", pipes: 4, word: "改为四管制" }
    : { to: "pipes", pipes: 2, word: "改为两管制" };
  const own = isTwo ? "两管制" : "四管制";
  if ((pipes === 2) === isTwo)
    return [{ code: "pipes-proposed", weight: "note", text: `按${own}提出：${why}`, mend }];
  if (isTwo)
    return isPlain ? [{ code: "pipes-other", weight: "note", text: `${why}，当前为两管制`, mend }] : [];
  const text = `${why}，一组盘管不能同时接冷水和热水，当前为四管制`;
  return [{ code: "pipes-other", weight: "warning", text, mend }];
}

/** Remarks on a water system, from the gravest */
export function waterRemarks(
  system: WaterSystem,
  lists: WaterLists | null,
  card: DutyCard | null,
  unknownFloors: readonly string[] = [],
): readonly WaterRemark[] {
  const all: WaterRemark[] = [
    ...faultRemark(system),
    ...segmentRemarks(system, lists),
    ...terminalRemarks(system),
    ...dutyRemarks(system, card),
    ...plantRemarks(system),
    ...pipesRemark(system),
    ...(system.lostLocks > 0
      ? [
          {
            code: "lock-lost",
            weight: "warning",
            text: `${formatNumber(system.lostLocks, 0)} 段锁定的管径不在所选管材中，未采用；可换回管材或重新锁定`,
            mend: setting("series", "修改条件"),
          } as const,
        ]
      : []),
    ...floorRemarks(unknownFloors),
  ];
  return inOrder(all);
}

import { formatNumber } from "../../../base/formatNumber.ts";
import {
  fewOf,
  floorRemarks,
  inOrder,
  lengthRemarks,
  setting,
  toRooms,
  type SystemRemark,
} from "../SystemRemark.ts";
import { airSettingsSentence, type AirSettingsFault } from "./airSettingsFault.ts";
import { elementRemarks } from "./elementRemarks.ts";
import { untypedParts } from "./airParts.ts";
import type { AirLists } from "./airLines.ts";
import type { AirKind } from "./AirSettings.ts";
import type { FanCard } from "./fanCard.ts";
import { UNCHOSEN_OUTLET } from "./unchosenOutlet.ts";
import { COILS } from "./coilNeeds.ts";
import { handlerNeed } from "./judgeHandler.ts";
import { hasRanAir, type AirSystem, type RanAir } from "./runAirSystem.ts";

const SETTINGS_CODES: readonly string[] = ["out-of-range", "filter", "wet-bulb", "diversity-rises"];

function faultRemark(
  { fault, terminals, unknownStoreys, settings }: AirSystem,
  kind: AirKind,
): readonly SystemRemark[] {
  if (fault !== null) {
    const known = SETTINGS_CODES.includes(fault.code);
    const text = known
      ? airSettingsSentence(fault as AirSettingsFault, settings)
      : "系统的数据不合理，无法计算，请检查房间和系统条件";
    return [
      { code: "settings", weight: "fault", text, mend: known ? setting(fault.field, "修改条件") : toRooms() },
    ];
  }
  if (terminals.length === 0)
    return [
      kind === "fresh"
        ? {
            code: "no-rooms",
            weight: "fault",
            text: "没有送新风的房间，请在新风页添加规则或输入新风量",
            mend: null,
          }
        : {
            code: "no-rooms",
            weight: "fault",
            text: "没有已选型且有送风量的风口，请先在房间页选型",
            mend: toRooms(),
          },
    ];
  return lengthRemarks(unknownStoreys);
}

/** Remarks on ducts without a size, and on fixed sizes outside their limits */
function ductRemarks({ run, tree, settings }: RanAir, lists: AirLists): readonly SystemRemark[] {
  const namesOf = (numbers: Int32Array) => fewOf(Array.from(numbers, (at) => tree.segments[at]!.name));
  const [unsized, fast] = [lists.shown("unsized"), lists.shown("fast")];
  const most = unsized.reduce((greatest, at) => Math.max(greatest, run.columns.flow[at]!), 0);
  const within = settings.height === null ? "" : `在高度 ${formatNumber(settings.height, 0)} mm 内`;
  const remarks: SystemRemark[] = [];
  if (unsized.length > 0)
    remarks.push({
      code: "no-duct",
      weight: "fault",
      text: `${namesOf(unsized)}：${formatNumber(most, 0)} m³/h ${within}没有合适的风管，请拆分系统或放宽限制`,
      mend: { to: "lines", show: "unsized", word: "查看管段" },
    });
  if (fast.length > 0)
    remarks.push({
      code: "velocity-high",
      weight: "warning",
      text: `${namesOf(fast)}：锁定风管的流速、比摩阻或高度超过上限，请加大或取消锁定`,
      mend: { to: "lines", show: "fast", word: "查看管段" },
    });
  return remarks;
}

function outletRemarks({ terminals }: AirSystem): readonly SystemRemark[] {
  let [assumed, unknown, unchosen] = [0, 0, 0];
  for (const { isLossAssumed, isNeckUnknown, room } of terminals) {
    if (room.isUnchosen) unchosen++;
    else if (isLossAssumed) assumed++;
    if (isNeckUnknown) unknown++;
  }
  const remarks: SystemRemark[] = [];
  if (unchosen > 0)
    remarks.push({
      code: "outlet-unchosen",
      weight: "note",
      text: `${unchosen} 间的${UNCHOSEN_OUTLET.source}`,
      mend: null,
    });
  if (assumed > 0)
    remarks.push({
      code: "pressure-kind-unknown",
      weight: "note",
      text: `${assumed} 间的风口阻力未注明全压或静压，按 ζ 估算；可改选注明的型号`,
      mend: toRooms(),
    });
  if (unknown > 0)
    remarks.push({
      code: "neck-unknown",
      weight: "warning",
      text: `${unknown} 间的风口没有尺寸，阻力未计入；可改选注明尺寸的型号`,
      mend: toRooms(),
    });
  return remarks;
}

function dutyRemarks({ settings }: AirSystem, card: FanCard | null): readonly SystemRemark[] {
  if (card === null) return [];
  const missing = untypedParts(settings);
  const remarks: SystemRemark[] = [];
  if (missing.length > 0)
    remarks.push({
      code: "parts-untyped",
      weight: "warning",
      text: `${missing.map(([, name]) => name).join("、")}的阻力未输入，全压中未计入`,
      mend: setting(missing[0]![0], "输入阻力"),
    });
  if (card.verdict.isMet === false)
    remarks.push({
      code: "fan-ratio",
      weight: "warning",
      text: `W_s ${formatNumber(card.ratio, 3)}，超过限值 ${formatNumber(card.verdict.limit, 2)} W/(m³/h)（待核对）`,
      mend: setting("efficiency", "修改条件"),
    });
  return remarks;
}

/** The settings that the needs of a kept air handling unit's coils lack */
function coilRemarks(system: AirSystem, card: FanCard | null): readonly SystemRemark[] {
  const need = system.settings.handler && handlerNeed(system, card);
  if (need === null) return [];
  const gaps = COILS.flatMap((coil) => {
    const { gap, missing } = need.coils[coil];
    return missing === null ? [] : [{ gap, missing }];
  });
  const [first] = gaps;
  if (first === undefined) return [];
  const text = [...new Set(gaps.map(({ gap }) => gap))].join("；");
  return [{ code: "coil-unknown", weight: "warning", text, mend: setting(first.missing, "输入条件") }];
}

/** Remarks on a duct system, from the gravest */
export function airRemarks(
  system: AirSystem,
  lists: AirLists | null,
  card: FanCard | null,
  unknownFloors: readonly string[] = [],
  kind: AirKind = "air",
): readonly SystemRemark[] {
  const { lostLocks } = system;
  return inOrder([
    ...faultRemark(system, kind),
    ...(hasRanAir(system) && lists !== null ? ductRemarks(system, lists) : []),
    ...outletRemarks(system),
    ...dutyRemarks(system, card),
    ...coilRemarks(system, card),
    ...elementRemarks(system),
    ...(lostLocks === 0
      ? []
      : [
          {
            code: "lock-lost",
            weight: "warning",
            text: `${lostLocks} 段锁定的风管不在所选系列中，未采用`,
            mend: setting("shape", "修改条件"),
          } as const,
        ]),
    ...floorRemarks(unknownFloors),
  ]);
}

import { append } from "../../../base/lists.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import type { Marked } from "../../../base/marked.ts";
import { DUCT_FRICTION_MOST, DUCT_ROUGHNESS, DUCT_SIDES, ROUND_DUCTS } from "../../../physics/pipe/duct.ts";
import { ductVelocitySource } from "../../../physics/pipe/ductVelocities.ts";
import { LOCAL_SHARE } from "../../../physics/pipe/fittings.ts";
import { IMBALANCE_MOST } from "../../network/networkResults.ts";
import { lengthAssumptions, type Assumption } from "../Assumption.ts";
import { FAN_MARGINS } from "../fanDuty.ts";
import { untypedParts } from "./airParts.ts";
import { elementLines } from "./elementLines.ts";
import { handlerAssumptions } from "./handlerAssumptions.ts";
import { PROPOSED_AIR, type AirSettings } from "./AirSettings.ts";
import { UNCHOSEN_OUTLET } from "./unchosenOutlet.ts";
import type { RanAir } from "./runAirSystem.ts";

const said = ({ mark, source }: Marked<unknown>): Assumption => ({ mark, text: source });

/** All assumptions of a computed duct system; typed values are none. */
export function airAssumptions(system: RanAir): readonly Assumption[] {
  const { settings, tree, terminals } = system;
  const list: Assumption[] = [...lengthAssumptions(tree)];
  const say = (mark: Assumption["mark"], text: string) => list.push({ mark, text });
  const isProposed = (field: keyof AirSettings) => settings[field] === PROPOSED_AIR[field];
  if (isProposed("storeyHeight")) say("估算", `层高按 ${formatNumber(settings.storeyHeight, 2)} m`);
  if (isProposed("plantLevel")) say("估算", "机房按地下一层");
  if (isProposed("plantMain")) say("估算", `机房至立管按 ${formatNumber(settings.plantMain, 1)} m`);
  say("估算", "房间内到各风口的支管不在管网中，每间按一个节点");
  const unchosen = terminals.filter(({ room }) => room.isUnchosen).length;
  if (unchosen > 0)
    list.push({ mark: UNCHOSEN_OUTLET.mark, text: `${unchosen} 间的${UNCHOSEN_OUTLET.source}` });
  const lossless = terminals.filter(({ isLossAssumed, room }) => isLossAssumed && !room.isUnchosen).length;
  if (lossless > 0) say("估算", `${lossless} 间的风口阻力未注明全压或静压，按公称面积上的 ζ 计算`);
  const unknown = terminals.filter(({ isNeckUnknown }) => isNeckUnknown).length;
  if (unknown > 0) say("估算", `${unknown} 间的风口没有尺寸，阻力未计入`);
  const byZeta = elementLines(system).filter(({ basis }) => basis === "zeta").length;
  if (byZeta > 0)
    say(
      "估算",
      `${byZeta} 个防火阀或调节阀没有标注阻力或风量超过标注的范围，按 ζ 0.5 计算（常用手册值，二手资料）`,
    );
  const untyped = untypedParts(settings);
  if (untyped.length > 0)
    say("估算", `${untyped.map(([, name]) => name).join("、")}的阻力未输入，全压中未计入`);
  append(list, handlerAssumptions(settings));
  if (isProposed("friction")) list.push(said(DUCT_FRICTION_MOST));
  if (isProposed("localShare")) list.push(said(LOCAL_SHARE));
  if (isProposed("flowMargin") || (settings.control === "constant" && isProposed("pressureMargin")))
    list.push(said(FAN_MARGINS));
  list.push(said(settings.shape === "round" ? ROUND_DUCTS : DUCT_SIDES), said(DUCT_ROUGHNESS));
  for (const source of ductVelocitySource(settings.noise)) say("待核对", `风速上限 ${source}`);
  list.push(said(IMBALANCE_MOST));
  say("待核对", "W_s 限值 GB 50189-2015 4.3.22");
  return list;
}

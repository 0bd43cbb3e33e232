import { formatNumber } from "../../../base/formatNumber.ts";
import { LOCAL_SHARE } from "../../../physics/pipe/fittings.ts";
import { PIPE_FRICTION_MOST } from "../../../physics/pipe/pipeSeries.ts";
import { IMBALANCE_MOST } from "../../network/networkResults.ts";
import { lengthAssumptions, type Assumption } from "../Assumption.ts";
import { UNSTATED_LOSS } from "../terminalFlow.ts";
import { LOSS_MARGIN } from "../waterDuty.ts";
import { LOSS_BY_SQUARE } from "./waterTerminals.ts";
import type { RunSystem } from "./runWaterSystem.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "./WaterSettings.ts";

/** All assumptions of a computed system; typed values are none. */
export function waterAssumptions({ kind, settings, tree, terminals }: RunSystem): readonly Assumption[] {
  const proposed = PROPOSED_SYSTEMS[kind];
  const list: Assumption[] = [...lengthAssumptions(tree!)];
  const say = (mark: Assumption["mark"], text: string) => list.push({ mark, text });
  const ifProposed = (field: keyof WaterSettings, mark: Assumption["mark"], text: string) => {
    if (settings[field] === proposed[field]) say(mark, text);
  };
  ifProposed("storeyHeight", "估算", `层高按 ${formatNumber(settings.storeyHeight, 2)} m`);
  ifProposed("plantLevel", "估算", "机房按地下一层");
  ifProposed("plantMain", "估算", `机房至立管按 ${formatNumber(settings.plantMain, 1)} m`);
  ifProposed("plantLoss", "估算", `机房内阻力按 ${formatNumber(settings.plantLoss, 0)} kPa`);
  ifProposed("fill", "估算", `最高点压力按 ${formatNumber(settings.fill, 0)} kPa`);
  const lossless = terminals.filter(({ isLossAssumed }) => isLossAssumed).length;
  const isCoilOfBoth = kind === "hot" && settings.winter !== null;
  if (lossless > 0)
    say("估算", `${lossless} 间的末端水阻：${isCoilOfBoth ? LOSS_BY_SQUARE : UNSTATED_LOSS.source}`);
  if (isCoilOfBoth) say("估算", "两管制：管径按两季中较大的流量，末端阀门按夏季选定");
  const flowless = terminals.filter(({ room }) => room.unitFlow === null).length;
  if (flowless > 0 && settings.flowRule === "stated")
    say("估算", `${flowless} 间的产品未注明水流量，按负荷与温差计算`);
  ifProposed("friction", PIPE_FRICTION_MOST.mark, PIPE_FRICTION_MOST.source);
  ifProposed("localShare", LOCAL_SHARE.mark, LOCAL_SHARE.source);
  ifProposed("lossMargin", LOSS_MARGIN.mark, LOSS_MARGIN.source);
  say("待核对", "管道内径和流速上限（GB/T 3091、GB/T 8163 等，请与产品壁厚核对）");
  say(IMBALANCE_MOST.mark, IMBALANCE_MOST.source);
  say("待核对", "耗电输热比限值 GB 50736-2012 8.5.12 的 A、B、α、ΔT");
  return list;
}

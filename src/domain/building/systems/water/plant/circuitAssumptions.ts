import { formatNumber } from "../../../../base/formatNumber.ts";
import { LOCAL_SHARE } from "../../../../physics/pipe/fittings.ts";
import { PIPE_FRICTION_MOST } from "../../../../physics/pipe/pipeSeries.ts";
import { LOSS_MARGIN } from "../../waterDuty.ts";
import type { Assumption } from "../../Assumption.ts";
import { PROPOSED_SYSTEMS } from "../WaterSettings.ts";
import type { PlantCircuit } from "./plantCircuits.ts";
import { PROPOSED_CONDENSER } from "./PlantPumps.ts";

/**
 * Assumptions behind a circuit's duty that are neither stated nor compared with their source; typed figures are
 * none.
 */
export function circuitAssumptions({
  name,
  settings,
}: Pick<PlantCircuit, "name" | "settings">): readonly Assumption[] {
  const list: Assumption[] = [];
  const say = (mark: Assumption["mark"], text: string) => list.push({ mark, text });
  const proposed = PROPOSED_SYSTEMS.cold;
  const { condenser } = settings;
  if (name === "primary" && settings.plantLoss === proposed.plantLoss)
    say("估算", `蒸发器与一级管路阻力按 ${formatNumber(settings.plantLoss, 0)} kPa`);
  if (name === "condenser" && condenser !== null) {
    if (condenser.supply === PROPOSED_CONDENSER.supply && condenser.back === PROPOSED_CONDENSER.back)
      say("估算", `冷却水按 ${condenser.supply}/${condenser.back} ℃`);
    if (condenser.length === PROPOSED_CONDENSER.length)
      say("估算", `机组至冷却塔单程管长按 ${formatNumber(condenser.length, 0)} m`);
    if (condenser.zeta === null && settings.localShare === LOCAL_SHARE.value)
      say(LOCAL_SHARE.mark, LOCAL_SHARE.source);
    if (settings.friction === PIPE_FRICTION_MOST.value)
      say(PIPE_FRICTION_MOST.mark, PIPE_FRICTION_MOST.source);
    say("待核对", "开式系统粗糙度 K 与流速上限、管道内径（请与产品壁厚核对）");
    say("估算", "喷淋压力按产品的一个数值计入静扬程，不随流量变化（约定）");
  }
  if (settings.lossMargin === LOSS_MARGIN.value) say(LOSS_MARGIN.mark, LOSS_MARGIN.source);
  return list;
}

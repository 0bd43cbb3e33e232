import { formatNumber } from "../../../base/formatNumber.ts";
import { lengthAssumptions, type Assumption } from "../Assumption.ts";
import { LONG_PIPES, USUAL_COMBINATION } from "../multiSplit.ts";
import { CORRECTION_WORDS } from "./outdoorFit.ts";
import type { RanSplit } from "./runSplits.ts";
import { PROPOSED_SPLITS, RATED_STATE, type SplitConditions } from "./SplitSettings.ts";

const PERCENT = 100;

/** All assumptions of a system of indoor units; typed values are none. */
export function splitAssumptions({
  conditions,
  demand,
  pipes,
  fit,
  system,
}: RanSplit): readonly Assumption[] {
  const list: Assumption[] = pipes === null ? [] : [...lengthAssumptions(pipes.tree)];
  const say = (mark: Assumption["mark"], text: string) => list.push({ mark, text });
  const isProposed = (field: keyof SplitConditions) => conditions[field] === PROPOSED_SPLITS[field];
  if (isProposed("storeyHeight")) say("估算", `层高按 ${formatNumber(conditions.storeyHeight, 2)} m`);
  if (isProposed("outdoorLevel")) say("估算", "室外机按在最高层以上");
  if (isProposed("plantMain")) say("估算", `室外机至立管按 ${formatNumber(conditions.plantMain, 1)} m`);
  if (isProposed("fittings"))
    say("估算", `等效管长按管长加 ${formatNumber(conditions.fittings * PERCENT, 0)} %`);
  say("估算", "房间内到各室内机的支管不计，每间按一个节点；液管和气管按同长");
  if (demand.loadless > 0 && system.block === null)
    say("估算", `${demand.loadless} 间没有冷负荷，按室内机额定制冷量计`);
  const isTemperatureUsed =
    fit !== null &&
    [fit.cooling, fit.heating].some((each) => each !== null && !each.uncorrected.includes("temperature"));
  if (
    isTemperatureUsed &&
    (["summerOutdoor", "summerIndoor", "winterOutdoor", "winterIndoor"] as const).every(isProposed)
  )
    say("估算", `温度未输入，按${RATED_STATE.source}`);
  for (const mode of fit === null ? [] : [fit.cooling, fit.heating])
    if (mode !== null && mode.uncorrected.length > 0)
      say(
        "估算",
        `${mode.mode === "cooling" ? "制冷" : "制热"}的${mode.uncorrected.map((each) => CORRECTION_WORDS[each]).join("、")}修正该系列未提供，按 1`,
      );
  if (fit !== null && fit.outdoor.limits.combination === undefined)
    say(USUAL_COMBINATION.mark, USUAL_COMBINATION.source);
  if (fit !== null && fit.isLengthAllowed !== true)
    say(LONG_PIPES.mark, `等效管长超过 ${LONG_PIPES.value.most} m，${LONG_PIPES.source}`);
  return list;
}

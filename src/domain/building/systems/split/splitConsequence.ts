import { formatNumber } from "../../../base/formatNumber.ts";
import { verdictWords } from "../changeWords.ts";
import { fitWords, ratioText } from "./fitWords.ts";
import type { RanSplit } from "./runSplits.ts";

/** The effect of a change on a system in one line; null if no figure changed. */
export function splitConsequence(before: RanSplit, after: RanSplit): string | null {
  const [was, now] = [before.fit, after.fit];
  const change = (name: string, one: string, other: string, unit: string) =>
    one === other ? [] : [`${name} ${one} → ${other}${unit}`];
  const units = change("室内机", String(before.demand.units), String(after.demand.units), " 台");
  const block = change(
    "同时冷负荷",
    formatNumber(before.demand.block, 1),
    formatNumber(after.demand.block, 1),
    " kW",
  );
  const isSameUnit = was?.outdoor.id === now?.outdoor.id;
  const ratio = isSameUnit
    ? change("组合比", ratioText(was?.ratio ?? null), ratioText(now?.ratio ?? null), "%")
    : [];
  const rated = change(
    "室内机额定",
    formatNumber(before.demand.rated, 1),
    formatNumber(after.demand.rated, 1),
    " kW",
  );
  const lengthOf = ({ pipes }: RanSplit) => formatNumber(pipes?.farthestActual ?? null, 1);
  const lengths = change("最远管长", lengthOf(before), lengthOf(after), " m");
  const machine =
    after.verdict !== null
      ? [`${after.system.outdoor!.of.model} ${verdictWords(before.verdict?.state, after.verdict.state)}`]
      : isSameUnit || now === null
        ? []
        : [`室外机 ${was?.outdoor.model ?? "无"} → ${now.outdoor.model}`];
  const isBroken = now !== null && now.isMet === false && (was === null || was.isMet !== false);
  const broken = isBroken ? [`没有室外机能带此系统：${fitWords(now).slice(0, 2).join("；")}`] : [];
  const why =
    after.verdict !== null && after.verdict.state !== "meets" && after.verdict.state !== before.verdict?.state
      ? [after.verdict.why]
      : [];
  const parts = [...units, ...rated, ...ratio, ...block, ...lengths];
  if (
    parts.length === 0 &&
    broken.length === 0 &&
    isSameUnit &&
    before.verdict?.state === after.verdict?.state
  )
    return null;
  return [...parts, ...machine, ...(after.verdict === null ? broken : why)].join("，") || null;
}

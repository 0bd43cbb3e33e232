import { formatNumber } from "../../../base/formatNumber.ts";
import { greatest, least } from "../../../base/lists.ts";
import type { Batch } from "../../batch/Batch.ts";
import { ductSystems } from "../../batch/systems/ductSystems.ts";
import { countedElements, type CountedElements } from "../../systems/air/countedElements.ts";
import { ELEMENT_WORDS } from "../../systems/air/DuctElement.ts";
import { elementLines, type ElementLine, type LossBasis } from "../../systems/air/elementLines.ts";
import { numberedTags } from "../../systems/numberedTags.ts";
import type { ScheduleRow } from "./equipmentSchedule.ts";

/** Note below the rows */
export const ELEMENTS_NOTE = "风管上的消声器、防火阀和调节阀按所在管段的设计风量列出。";

/** 320, or 120～320 for different figures */
function span(figures: readonly number[], digits: number): string {
  const ends = new Set([least(figures), greatest(figures)].map((figure) => formatNumber(figure, digits)));
  return [...ends].join("～");
}

const BASIS_WORDS: Readonly<Record<LossBasis, string>> = {
  typed: "阻力为输入",
  stated: "",
  zeta: "阻力按 ζ 估算",
  unknown: "阻力无法判定",
};

function performance({ size, lines }: CountedElements): string {
  const known = lines.flatMap(({ loss }) => loss ?? []);
  const flows = lines.map(({ flow }) => flow);
  return [
    ...(size === "" ? [] : [`${size} mm`]),
    `设计：风量 ${span(flows, 0)} m³/h${known.length === 0 ? "" : `，阻力 ${span(known, 1)} Pa`}`,
  ].join("，");
}

/** Silencers and dampers on the plan's ducts, one line for each product */
export function elementRows<Filter>(batch: Batch<Filter>): readonly ScheduleRow[] {
  const { ducts, kind } = batch;
  if (
    kind.air === undefined ||
    ducts === null ||
    ducts.every(({ settings }) => settings.elements.length === 0)
  )
    return [];
  const systemOf = new Map<string, string>();
  const all = ductSystems(batch, kind.air).flatMap(({ named, system }): readonly ElementLine[] => {
    const lines = elementLines(system);
    for (const { id } of lines) systemOf.set(id, named.name);
    return lines;
  });
  const groups = countedElements(all);
  const tags = numberedTags(groups.map((group) => ELEMENT_WORDS[group.kind].tag));
  return groups.map((group, at): ScheduleRow => {
    const { name, product, count, lines } = group;
    const remark = [
      ...new Set(lines.map(({ id }) => systemOf.get(id)!)),
      product === null || product.brand === "" ? "" : `品牌：${product.brand}`,
      ...new Set(lines.map(({ basis }) => BASIS_WORDS[basis])),
      lines.some(({ fits }) => !fits) ? "与风管规格不符" : "",
    ].filter((word) => word !== "");
    return [tags[at]!, name, product?.model ?? "未选定", performance(group), count, remark.join("；")];
  });
}

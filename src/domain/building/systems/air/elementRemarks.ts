import { fewOf, type SystemRemark } from "../SystemRemark.ts";
import { elementLines, lostElements, type ElementLine } from "./elementLines.ts";
import type { AirSystem } from "./runAirSystem.ts";

const SHOW = { to: "lines", show: "fitted", word: "查看元件" } as const;

/** 3.M2 消声器 XPS-630×400（630×400）不符合风管 800×400 */
const unfitWords = ({ segmentName, name, product, duct }: ElementLine): string =>
  `${segmentName} ${name} ${product!.model} 与风管 ${duct!} 不符`;
const named = ({ segmentName, name }: ElementLine): string => `${segmentName} ${name}`;

/** Remarks on the elements of a system; the program neither replaces nor removes one. */
export function elementRemarks(system: AirSystem): readonly SystemRemark[] {
  const lines = elementLines(system);
  const lost = lostElements(system);
  const unfit = lines.filter(({ fits }) => !fits);
  const unknown = lines.filter(({ basis }) => basis === "unknown");
  const remarks: SystemRemark[] = [];
  if (unfit.length > 0)
    remarks.push({
      code: "element-unfit",
      weight: "warning",
      text: `${fewOf(unfit.map(unfitWords), "个")}，请改选或锁定风管`,
      mend: SHOW,
    });
  if (unknown.length > 0)
    remarks.push({
      code: "element-unknown",
      weight: "warning",
      text: `${fewOf(unknown.map(named), "个")}：没有标注阻力或风量超过标注的范围，阻力未计入；请改选，或输入阻力`,
      mend: SHOW,
    });
  if (lost.length > 0)
    remarks.push({
      code: "element-lost",
      weight: "warning",
      text: `${lost.length} 个元件所在的管段已不存在，未计入`,
      mend: { to: "elements", drop: lost.map(({ id }) => id), word: "移除" },
    });
  return remarks;
}

import { ENGINE } from "#domain/verdict/engine.ts";
import type { LinkedVerdict } from "#domain/verdict/verdictAddress.ts";
import type { Rechecked } from "../../hooks/verdict/useRecheck.ts";

export interface VerdictSentence {
  readonly title: string;
  /** What changed, or that nothing did. */
  readonly why: string;
}

const causeNames = ({ record, engine }: Rechecked["causes"]): string =>
  [record ? "产品数据" : "", engine ? "计算规则" : ""].filter(Boolean).join("和");

const engineText = (linked: LinkedVerdict): string =>
  linked.engine === ENGINE ? "" : `（第 ${linked.engine} 版 → 第 ${ENGINE} 版）`;

/** What became of a verdict, and why. */
export function verdictSentence(
  linked: LinkedVerdict,
  { state, causes, catalogue }: Rechecked,
): VerdictSentence {
  const names = causeNames(causes);
  switch (state) {
    case "confirmed":
      return {
        title: "结论仍成立",
        why:
          catalogue === linked.catalogue
            ? "按链接中的输入重新计算，结果相同；计算规则和产品库都没有变化"
            : "按链接中的输入重新计算，结果相同；产品库有更新，但不涉及该产品",
      };
    case "confirmed-data-changed":
    case "confirmed-engine-changed":
      return {
        title: `结论仍成立，但${names}已更新`,
        why: `按更新后的${names}${engineText(linked)}重新计算，显示的结果相同`,
      };
    case "changed":
      return {
        title: "结论已变化",
        why:
          names === ""
            ? "计算规则和产品数据都没有变化：链接中的结论不是由本程序算出的，请以重新计算的为准"
            : `原因：${names}已更新${engineText(linked)}`,
      };
  }
}

import { changesSince, ENGINE } from "#domain/products/claim/engine.ts";
import { causesOfChange, type Causes } from "#domain/products/claim/recomputedState.ts";
import type { LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import type { Rechecked } from "./useRecheck.ts";

export interface ClaimSentence {
  readonly title: string;
  /** What changed, or that nothing did. */
  readonly why: string;
}

const causeNames = ({ record, engine }: Causes): string =>
  [record ? "产品数据" : "", engine ? "计算规则" : ""].filter(Boolean).join("和");

function engineText({ engine }: LinkedClaim): string {
  if (engine === ENGINE) return "";
  return `（${[`第 ${engine} 版 → 第 ${ENGINE} 版`, ...changesSince(engine)].join("；")}）`;
}

const NOT_KEPT = "；当时的产品记录没有保存，不能列出变化的项目";
const NOT_OURS = "链接中的结论不是由本程序算出的，请以重新计算的为准";

/** Why the answer differs, as far as the former record tells. */
function whyChanged(linked: LinkedClaim, { causes, former }: Rechecked): string {
  if (former === null || former === "not-kept") {
    const names = causeNames(causes);
    if (names === "") return `计算规则和产品数据都没有变化：${NOT_OURS}`;
    return `原因：${names}已更新${engineText(linked)}${former === null ? "" : NOT_KEPT}`;
  }
  const of = causesOfChange(causes, former);
  const names = causeNames(of);
  if (names === "") return `按当时的产品数据重新计算，也得不到链接中的结论：${NOT_OURS}`;
  const cause = `原因：${names}已更新${of.engine ? engineText(linked) : ""}`;
  if (former.isClaimed) return `${cause}；按当时的产品数据重新计算，结果与链接中的相同`;
  return former.isOfNow
    ? `${cause}；产品数据也有更新，但不影响结论`
    : `${cause}；按当时的产品数据、现在的计算规则重新计算，结果与两者都不同`;
}

/** The result of a recheck, and its reason. */
export function claimSentence(linked: LinkedClaim, checked: Rechecked): ClaimSentence {
  const { state, causes, catalogue, former, laterCount } = checked;
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
        why: [
          `按更新后的${names}${engineText(linked)}重新计算，显示的结果相同`,
          laterCount > 0 ? `；新版规则另给出 ${laterCount} 项，当时没有` : "",
          former === "not-kept" ? NOT_KEPT : "",
        ].join(""),
      };
    case "changed":
      return { title: "结论已变化", why: whyChanged(linked, checked) };
  }
}

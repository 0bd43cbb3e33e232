import { expect, it } from "vitest";
import { changesSince, ENGINE } from "#domain/products/claim/engine.ts";
import type { LinkedClaim } from "#domain/products/claim/claimAddress.ts";
import type { Rechecked } from "#ui/screens/claim/useRecheck.ts";
import { claimSentence } from "#ui/screens/claim/claimSentence.ts";

const linked = { engine: ENGINE - 1, catalogue: "c" } as LinkedClaim;
const rechecked = (changed: Partial<Rechecked>) =>
  ({ causes: { record: false, engine: true }, former: null, laterCount: 0, ...changed }) as Rechecked;

it("tells an address of older rules what those of now say besides", () => {
  const checked = rechecked({ state: "confirmed-engine-changed", laterCount: 3 });
  expect(claimSentence(linked, checked)).toEqual({
    title: "结论仍成立，但计算规则已更新",
    why: `按更新后的计算规则（第 ${ENGINE - 1} 版 → 第 ${ENGINE} 版；${changesSince(ENGINE - 1).join("；")}）重新计算，显示的结果相同；新版规则另给出 3 项，当时没有`,
  });
  expect(claimSentence(linked, { ...checked, laterCount: 0 }).why).not.toContain("另给出");
});

it("says of an answer that holds that its record of then was not kept", () => {
  const checked = rechecked({ state: "confirmed-data-changed", former: "not-kept" });
  expect(claimSentence(linked, checked).why).toContain("当时的产品记录没有保存，不能列出变化的项目");
});

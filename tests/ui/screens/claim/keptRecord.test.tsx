import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { CURVES, FAN, property } from "../detail/openDetail.tsx";
import { linkedAs, open, OTHER, recordOf, title, withPower } from "./openVerdict.tsx";

describe("a link by a record that is kept", () => {
  const HASH = `${OTHER}${"0".repeat(48)}`;
  /** Every reading of the shaft's power was 0.02 kW more: 3.41 instead of 3.39 where the link says so. */
  const former = recordOf(HASH, {
    supersededAt: "2026-11-20T04:00:00.000Z",
    productPropertyValues: [
      ...FAN.productPropertyValues
        .slice(1)
        .map((value) => (value.code === PROPERTY.noise ? { ...value, value: 71.5 } : value)),
      property("P9", "旧参数", "甲"),
    ],
    curves: CURVES.map((curve) =>
      curve.curveCode === "shaftPower"
        ? { ...curve, points: curve.points.map((point) => ({ ...point, valueY: point.valueY + 0.02 })) }
        : curve,
    ),
  });
  const kept = { records: { [OTHER]: former } };
  const changes = () =>
    within(screen.getByRole("table", { name: "产品数据的变化" }))
      .getAllByRole("row")
      .map((row) => row.textContent);

  // By the power of then, from which the efficiency follows.
  const THEN: Readonly<Record<string, string>> = {
    "1.shaftPower": "3.41",
    "1.totalPressureEfficiency": "69.5",
    "1.powerPerAirVolume": "0.234",
    "standard.efficiency": "74.3",
    "standard.margin": "4.3",
  };

  it("names every field that has changed, and that the record of then still gives what it claims", async () => {
    const query = await linkedAs((linked) => ({
      record: OTHER,
      answer: linked.answer.map((figure) => ({ ...figure, text: THEN[figure.key] ?? figure.text })),
    }));
    open(query, {
      records: { [OTHER]: { ...former, productPropertyValues: FAN.productPropertyValues } },
    });
    expect(await title()).toBe("结论已变化");
    expect(
      screen.getByText("原因：产品数据已更新；按当时的产品数据重新计算，结果与链接中的相同"),
    ).toBeTruthy();
    expect(changes()).toEqual([
      "项目现在链接生成时单位",
      "轴功率曲线4,000 m³/h 处，9 个测点不同，此处最大1.801.82kW",
    ]);
    expect(screen.getByText("2026年11月20日更新")).toBeTruthy();
  });

  it("does so where the answer is the same, too", async () => {
    open(await linkedAs(() => ({ record: OTHER })), kept);
    expect(await title()).toBe("结论仍成立，但产品数据已更新");
    expect(changes()).toContain("噪声无71.5dB(A)");
    expect(changes()).toContain("旧参数无甲");
    expect(changes()).toContain(`风机类型${String(FAN.productPropertyValues[0]?.value)}无`);
  });

  const same = { records: { [OTHER]: recordOf(HASH) } };
  it.each([
    [
      "rules alone",
      { engine: ENGINE + 1 },
      same,
      `原因：计算规则已更新（第 ${ENGINE + 1} 版 → 第 ${ENGINE} 版）；产品数据也有更新，但不影响结论`,
    ],
    [
      "nothing that is known here",
      {},
      same,
      "按当时的产品数据重新计算，也得不到链接中的结论：链接中的结论不是由本程序算出的，请以重新计算的为准",
    ],
    [
      "both",
      { engine: ENGINE + 1 },
      { records: { [OTHER]: recordOf(HASH, { curves: CURVES.slice(0, 1) }) } },
      `原因：产品数据和计算规则已更新（第 ${ENGINE + 1} 版 → 第 ${ENGINE} 版）；按当时的产品数据、现在的计算规则重新计算，结果与两者都不同`,
    ],
  ])("says that %s has changed the answer", async (_, changed, server, why) => {
    open(await linkedAs((linked) => ({ ...changed, record: OTHER, answer: withPower(linked) })), server);
    expect(await title()).toBe("结论已变化");
    expect(screen.getByText(why)).toBeTruthy();
  });

  it("says so where nothing that is listed has changed", async () => {
    open(await linkedAs(() => ({ record: OTHER })), same);
    expect(await screen.findByText("产品记录已更新，列出的参数和曲线测点都相同")).toBeTruthy();
  });
});

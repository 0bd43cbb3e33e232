import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { WireRecord } from "#api/contract/recordVersions.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import * as clipboard from "#ui/page/browser/copyText.ts";
import { CopyLinkButton } from "#ui/claim/CopyLinkButton.tsx";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { notices } from "#ui/page/services/useNotices.ts";
import { ClaimScreen } from "#ui/screens/claim/ClaimScreen.tsx";
import { fakeApi, renderInApp } from "../../renderInApp.tsx";
import { CURVES, curve as curveOf, FAN } from "../detail/openDetail.tsx";
import {
  CATALOGUE,
  copied,
  linkedAs,
  open,
  OTHER,
  queryOf,
  RECORD,
  recordOf,
  relinked,
  rows,
  services,
  STATE,
  title,
  withPower,
} from "./openVerdict.tsx";

beforeEach(() => notices.clear());

describe("a copied link", () => {
  it("holds rules, data, every input and the figures that the detail shows, and nobody's name", async () => {
    const link = await copied();
    expect(link).toContain(`#/verdict?v=1&e=${ENGINE}&c=${CATALOGUE.slice(0, SHORT_HASH)}&k=C000001&`);
    expect(link).toContain(
      `${PROPERTY.airFlow}=10000&${PROPERTY.totalPressure}=500&staticHead=0&systemExponent=2`,
    );
    expect(link).toContain(
      `&setting=&p=fan-1~${RECORD.slice(0, SHORT_HASH)}&a=1.flow_11952~1.flowDeviation_19.5~`,
    );
    expect(link).not.toContain(encodeURIComponent(FAN.brandName));
  });

  it("is shown to be copied by hand where the browser lets no page copy", async () => {
    vi.spyOn(clipboard, "copyText").mockResolvedValue(false);
    renderInApp(<CopyLinkButton product={FAN} state={STATE} />, { services: services() });
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await userEvent.click(screen.getByRole("button", { name: "复制链接" }));
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "链接" });
    expect(field.value).toContain("#/verdict?v=1");
    expect(screen.getByText("浏览器不允许网页复制，请按 Ctrl+C 复制选中的链接")).toBeTruthy();
  });

  it("is none of figures that the record has no more: a claim of them would be held against the new one", async () => {
    const copy = vi.spyOn(clipboard, "copyText").mockResolvedValue(true);
    const others = [...CURVES.slice(0, 2), curveOf("shaftPower", (q) => 1 + q / 4000)];
    renderInApp(
      <>
        <Notices />
        <CopyLinkButton product={FAN} state={STATE} />
      </>,
      { services: services({ shown: others }) },
    );
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await userEvent.click(screen.getByRole("button", { name: "复制链接" }));
    expect(await screen.findByText("产品数据已更新，请刷新页面后再复制")).toBeTruthy();
    expect(copy).not.toHaveBeenCalled();
  });

  it("is none where the server does not answer, and that is said", async () => {
    const down = services();
    const api = fakeApi(({ path }) => {
      if (path.endsWith("/record_version")) throw new ApiError("network", "网络连接失败，请检查网络");
      return CURVES;
    });
    renderInApp(
      <>
        <Notices />
        <CopyLinkButton product={FAN} state={STATE} />
      </>,
      { services: { ...down, api } },
    );
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
    await userEvent.click(screen.getByRole("button", { name: "复制链接" }));
    expect(await screen.findByText("服务器没有回答，请稍后重试")).toBeTruthy();
  });
});

describe("a link that is opened", () => {
  it("is computed again, and holds", async () => {
    open(queryOf(await copied()));
    expect(await title()).toBe("结论仍成立");
    expect(screen.getByText("按链接中的输入重新计算，结果相同；计算规则和产品库都没有变化")).toBeTruthy();
    expect(rows().slice(0, 3)).toEqual(["项目重新计算单位", "风量11,952m³/h", "风量偏差+19.5%"]);
    expect(screen.getByText("10,000 m³/h · 500 Pa")).toBeTruthy();
    expect(screen.getByRole("link", { name: "打开产品详情" }).getAttribute("href")).toContain(
      "/product/detail/fan-1?designProperties=",
    );
  });

  it("holds while other products of the catalogue change", async () => {
    open(await linkedAs(() => ({ catalogue: OTHER })));
    expect(await title()).toBe("结论仍成立");
    expect(screen.getByText(/产品库有更新，但不涉及该产品/u)).toBeTruthy();
  });

  it.each([
    ["its record is another one", { record: OTHER }, "结论仍成立，但产品数据已更新"],
    ["rules are others", { engine: ENGINE + 1 }, "结论仍成立，但计算规则已更新"],
    ["both are", { record: OTHER, engine: ENGINE + 1 }, "结论仍成立，但产品数据和计算规则已更新"],
  ])("holds and says so where %s", async (_, changed, said) => {
    open(await linkedAs(() => changed));
    expect(await title()).toBe(said);
    expect(rows()[0]).toBe("项目重新计算单位");
  });

  it.each([
    [
      "the record, which nobody kept",
      { record: OTHER },
      "原因：产品数据已更新；当时的产品记录没有保存，不能列出变化的项目",
    ],
    ["the rules", { engine: ENGINE + 1 }, `原因：计算规则已更新（第 ${ENGINE + 1} 版 → 第 ${ENGINE} 版）`],
    ["neither", {}, "计算规则和产品数据都没有变化：链接中的结论不是由本程序算出的，请以重新计算的为准"],
  ])("has changed by %s: old and new side by side, with the cause", async (_, changed, why) => {
    open(await linkedAs((linked) => ({ ...changed, answer: withPower(linked) })));
    expect(await title()).toBe("结论已变化");
    expect(screen.getByText(why)).toBeTruthy();
    expect(rows()[0]).toBe("项目重新计算链接中单位");
    expect(rows()).toContain("轴功率3.393.41kW");
    expect(screen.getByRole("row", { name: /^轴功率/u }).dataset["changed"]).toBe("true");
    expect(screen.getByRole("row", { name: /^全压效率/u }).dataset["changed"]).toBeUndefined();
  });

  it("is computed from what the record's hash stands for, whatever the page was answered before", async () => {
    const query = queryOf(await copied());
    open(query, { shown: [] });
    expect(await title()).toBe("结论仍成立");
    expect(rows()[1]).toBe("风量11,952m³/h");
  });

  it("tells nothing of what it claims where the product is gone", async () => {
    open(queryOf(await copied()), { isGone: true });
    expect(await screen.findByText("产品已不在库中")).toBeTruthy();
    expect(document.body.textContent).not.toContain("11,952");
  });

  it("shows the answer to the address of now, when that to the one before comes late", async () => {
    const second = queryOf(await copied());
    const first = relinked(second, () => ({ record: OTHER }));
    let answer: (record: WireRecord) => void = () => {};
    const late = new Promise<WireRecord>((resolve) => (answer = resolve));
    renderInApp(
      <>
        <Link to={`/verdict?${second}`}>另一个链接</Link>
        <ClaimScreen />
      </>,
      { services: services({ records: { [OTHER]: late } }), address: `/verdict?${first}` },
    );
    await userEvent.click(screen.getByRole("link", { name: "另一个链接" }));
    expect(await title()).toBe("结论仍成立");
    await act(async () => {
      answer(recordOf(`${OTHER}${"0".repeat(48)}`, { curves: [] }));
      await late;
    });
    expect(await title()).toBe("结论仍成立");
    expect(screen.queryByText(/产品数据/u)).toBeNull();
  });

  it("is said to be damaged where a sign is missing", async () => {
    open(queryOf(await copied()).slice(0, -1));
    expect(screen.getByText("链接不完整或已损坏")).toBeTruthy();
  });

  it("can be tried again where the server does not answer", async () => {
    open(queryOf(await copied()), { isDown: true });
    expect(await screen.findByText("没有核对")).toBeTruthy();
    expect(screen.getByRole("button", { name: "重试" })).toBeTruthy();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ENGINE } from "#domain/verdict/engine.ts";
import { SHORT_HASH } from "#domain/verdict/recordHash.ts";
import { readVerdictQuery, writeVerdictQuery, type LinkedVerdict } from "#domain/verdict/verdictAddress.ts";
import * as clipboard from "#ui/hooks/page/copyText.ts";
import { CopyLinkButton } from "#ui/components/productDetail/CopyLinkButton.tsx";
import { Notices } from "#ui/components/layout/Notices.tsx";
import { notices } from "#ui/hooks/services/useNotices.ts";
import { VerdictScreen } from "#ui/screens/verdict/VerdictScreen.tsx";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { operatingState } from "../../../support/answerMaker.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";
import { CURVES, FAN } from "../detail/openDetail.tsx";

const CATALOGUE = "c".repeat(64);
const RECORD = "0123456789abcdef".repeat(4);
const STATE = operatingState({ [PROPERTY.airFlow]: 10_000, [PROPERTY.totalPressure]: 500 });

interface Server {
  readonly isGone?: boolean;
  readonly isDown?: boolean;
}

function services({ isGone = false, isDown = false }: Server = {}) {
  const api = fakeApi(({ path }) => {
    if (isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    if (isGone) throw new ApiError("not.found", "没有这个产品", { status: 404 });
    if (path.endsWith("/product_curves")) return CURVES;
    if (path.endsWith("/record_version")) return { catalogue: CATALOGUE, record: RECORD };
    return FAN;
  });
  const curve = createCurveClient(() => channelWorker(createCurveService()));
  return fakeServices({ api, curve });
}

/** The link that a detail copies. */
async function copied(state = STATE): Promise<string> {
  const copy = vi.spyOn(clipboard, "copyText").mockResolvedValue(true);
  const view = renderInApp(<CopyLinkButton product={FAN} state={state} />, { services: services() });
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button").disabled).toBe(false));
  await userEvent.click(screen.getByRole("button", { name: "复制链接" }));
  await waitFor(() => expect(copy).toHaveBeenCalledOnce());
  view.unmount();
  return copy.mock.calls[0]?.[0] ?? "";
}
const queryOf = (link: string) => link.slice(link.indexOf("?") + 1);

function open(query: string, server?: Server) {
  return renderInApp(<VerdictScreen />, { services: services(server), address: `/verdict?${query}` });
}

/** The same link, as another engine, catalogue or hand would have written it. */
async function linkedAs(change: (linked: LinkedVerdict) => Partial<LinkedVerdict>): Promise<string> {
  const read = readVerdictQuery(new URLSearchParams(queryOf(await copied())));
  if (!read.ok) throw new Error(read.code);
  const written = writeVerdictQuery({ ...read.value, ...change(read.value) }, 0);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}
const withPower = ({ answer }: LinkedVerdict) =>
  answer.map((figure) => (figure.key === "1.shaftPower" ? { ...figure, text: "3.41" } : figure));
const OTHER = "f".repeat(SHORT_HASH);

const title = async () =>
  (await screen.findByRole("heading", { level: 2, name: /^结论[仍已]/u })).textContent;
const rows = () =>
  within(screen.getByRole("table", { name: "结论" }))
    .getAllByRole("row")
    .map((row) => row.textContent);

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
    ["the record", { record: OTHER }, "原因：产品数据已更新"],
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

  it("tells nothing of what it claims where the product is gone", async () => {
    open(queryOf(await copied()), { isGone: true });
    expect(await screen.findByText("产品已不在库中")).toBeTruthy();
    expect(document.body.textContent).not.toContain("11,952");
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

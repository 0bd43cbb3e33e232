import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import { readRecord, type WireRecord } from "#api/contract/recordVersions.ts";
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
import { CURVES, curve as curveOf, FAN, property } from "../detail/openDetail.tsx";

const CATALOGUE = "c".repeat(64);
const RECORD = "0123456789abcdef".repeat(4);
const STATE = operatingState({ [PROPERTY.airFlow]: 10_000, [PROPERTY.totalPressure]: 500 });

const OTHER = "f".repeat(SHORT_HASH);
const recordOf = (hash: string, changed: Partial<WireRecord> = {}): WireRecord => ({
  record: hash,
  supersededAt: null,
  productPropertyValues: FAN.productPropertyValues,
  curves: CURVES,
  ...changed,
});

interface Server {
  readonly isGone?: boolean;
  readonly isDown?: boolean;
  /** What the page was answered before, and has kept. */
  readonly shown?: readonly WireCurve[];
  /** By the first digits of its hash. */
  readonly records?: Readonly<Record<string, WireRecord | Promise<WireRecord>>>;
}

function services({ isGone = false, isDown = false, shown = CURVES, records = {} }: Server = {}) {
  const api = fakeApi(({ path }, asking) => {
    if (isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    if (isGone) throw new ApiError("not.found", "没有这个产品", { status: 404 });
    if (path.endsWith("/product_curves")) return shown;
    if (path.endsWith("/record_version")) return { catalogue: CATALOGUE, record: RECORD };
    if (path === readRecord.path) {
      const { hash } = (asking as { readonly params: { readonly hash: string } }).params;
      const found = records[hash.slice(0, SHORT_HASH)] ?? (RECORD.startsWith(hash) ? recordOf(RECORD) : null);
      if (found === null) throw new ApiError("not.found", "没有这个记录", { status: 404 });
      return found;
    }
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
function relinked(query: string, change: (linked: LinkedVerdict) => Partial<LinkedVerdict>): string {
  const read = readVerdictQuery(new URLSearchParams(query));
  if (!read.ok) throw new Error(read.code);
  const written = writeVerdictQuery({ ...read.value, ...change(read.value) }, 0);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}
const linkedAs = async (change: (linked: LinkedVerdict) => Partial<LinkedVerdict>) =>
  relinked(queryOf(await copied()), change);
const withPower = ({ answer }: LinkedVerdict) =>
  answer.map((figure) => (figure.key === "1.shaftPower" ? { ...figure, text: "3.41" } : figure));

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
    let answer = (_: WireRecord) => {};
    const late = new Promise<WireRecord>((resolve) => (answer = resolve));
    renderInApp(
      <>
        <Link to={`/verdict?${second}`}>另一个链接</Link>
        <VerdictScreen />
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

  it("names every field that has changed, and that the record of then still gives what it claims", async () => {
    const query = await linkedAs((linked) => ({
      record: OTHER,
      answer: linked.answer.map((figure) =>
        figure.key === "1.shaftPower" ? { ...figure, text: "3.41" } : figure,
      ),
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
      "轴功率曲线4,000 m³/h 处，9 个测点不同，此处最大1.81.82kW",
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

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { listProductCurves } from "#api/contract/curves.ts";
import { readRecord, readRecordVersion } from "#api/contract/recordVersions.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import { FAN, FAN_COIL } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fail, ok } from "#domain/base/result.ts";
import { speedRate } from "#domain/base/units.ts";
import { DataSheetButton } from "#ui/screens/detail/DataSheetButton.tsx";
import * as downloads from "#ui/page/browser/downloadBlob.ts";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import type { ReportClient, ReportOrder } from "#workers/report/ReportClient.ts";
import { channelWorker } from "../../../support/channelWorker.ts";
import { fixedConditions } from "../../../support/fixedConditions.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

let saved: MockInstance<typeof downloads.downloadBlob>;
beforeEach(() => {
  saved = vi.spyOn(downloads, "downloadBlob").mockReturnValue();
});

const product = (changed: Partial<Product> = {}): Product => ({
  id: "fan-1",
  name: "离心式通风机",
  model: "4-72-6C",
  brandCode: "B01",
  brandName: "朗源",
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  gjwCategoryCode: FAN,
  gjwCategoryName: "通风机",
  isSample: true,
  source: "由程序按规律生成",
  productPropertyValues: [],
  ...changed,
});
const HASH = "0123456789abcdef".repeat(4);
const DUTY = [
  { code: PROPERTY.airFlow, value: 9700, deviationRate: null },
  { code: PROPERTY.totalPressure, value: 470, deviationRate: null },
];

type Make = ReportClient["dataSheet"];
function open(
  make: Make,
  of: Product | null = product(),
  curves: () => unknown = () => [],
  conditions = fixedConditions({ duty: DUTY }),
  version: () => unknown = () => {
    throw new ApiError("network", "网络连接失败，请检查网络");
  },
  other: () => unknown = () => {
    throw new Error("no other product is asked for");
  },
) {
  const asked: ReportOrder[] = [];
  const report: ReportClient = {
    dataSheet(order, signal) {
      asked.push(order);
      return make(order, signal);
    },
    schedule: () => Promise.reject(new Error("no schedule is asked for")),
    comparison: () => Promise.reject(new Error("no comparison is asked for")),
    book: () => Promise.reject(new Error("no book is asked for")),
    diagram: () => Promise.reject(new Error("no diagram is asked for")),
    dispose() {},
  };
  const api = fakeApi(({ path }) => {
    if (path === listProductCurves.path) return curves();
    if (path === getProduct.path) return other();
    if (path === readRecordVersion.path) return version();
    if (path === readRecord.path)
      return { record: HASH, supersededAt: null, productPropertyValues: [], curves: [] };
    throw new Error(`the test answers no ${path}`);
  });
  const view = renderInApp(<DataSheetButton product={of} conditions={conditions} />, {
    services: fakeServices({
      api,
      report,
      curve: createCurveClient(() => channelWorker(createCurveService())),
    }),
  });
  return { asked, ...view };
}
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "数据表 (PDF)" });
const pressed = async () => {
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
};

it("waits for the product, and says so", () => {
  open(() => Promise.resolve(fail("font-unavailable")), null);
  expect(button().disabled).toBe(true);
  expect(button().title).toBe("产品资料还没有加载");
});

it("waits for the curves of a machine", () => {
  open(
    () => Promise.resolve(fail("font-unavailable")),
    product(),
    () => new Promise(() => {}),
  );
  expect(button().title).toBe("性能曲线还没有加载");
});

it("asks for the sheet at the duty in force, and saves it under the model", async () => {
  const { asked } = open(() => Promise.resolve(ok(new ArrayBuffer(8))));
  await pressed();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), "4-72-6C-数据表.pdf"));
  const [{ words, chart } = { words: null, chart: null }] = asked;
  expect(words?.facts).toContainEqual({ name: "工况", value: "9,700 m³/h · 470 Pa" });
  expect(words?.verdict?.state).toBe("cannot-judge");
  expect(decodeURIComponent(words?.address ?? "")).toContain(
    'product/detail/fan-1?designProperties=[{"code"',
  );
  expect(chart?.conditions).toEqual([DUTY.map(({ code, value }) => ({ code, value }))]);
  expect(button().disabled).toBe(false);
});

it("prints the address of the verdict where the server tells what it rests on, and none where it does not", async () => {
  const recheck = async (version: () => unknown) => {
    const { asked, unmount } = open(
      () => Promise.resolve(ok(new ArrayBuffer(8))),
      product(),
      undefined,
      undefined,
      version,
    );
    await pressed();
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    return asked[0]?.words.recheck;
  };
  expect(await recheck(() => ({ catalogue: HASH, record: HASH }))).toMatch(
    /#\/verdict\?v=1&e=\d+&c=0123456789abcdef&k=C000001&.*&a=standard\.state_cannot-judge~/u,
  );
  expect(
    await recheck(() => {
      throw new ApiError("network", "网络连接失败，请检查网络");
    }),
  ).toBeUndefined();
});

it("asks for it at the speed in force, and leads back to that", async () => {
  const { asked } = open(
    () => Promise.resolve(ok(new ArrayBuffer(8))),
    product(),
    () => [],
    fixedConditions({ duty: DUTY, rate: speedRate(0.835), setting: "高速" }),
  );
  await pressed();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [{ words, chart } = { words: null, chart: null }] = asked;
  expect(chart).toMatchObject({ rate: 0.835, setting: "高速" });
  expect(words?.facts).toContainEqual({ name: "调速", value: "转速 83.5 %" });
  expect(decodeURIComponent(words?.address ?? "")).toContain("&speedRate=0.835&setting=高速");
});

it("makes a sheet without chart and verdict for what is no machine", async () => {
  const { asked } = open(
    () => Promise.resolve(ok(new ArrayBuffer(8))),
    product({ gjwCategoryCode: FAN_COIL, gjwCategoryName: "风机盘管" }),
  );
  await pressed();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(asked[0]?.chart).toBeNull();
  expect(asked[0]?.words.verdict).toBeNull();
});

it("shows the work, tells a failure and tries again", async () => {
  const answers: ((answer: Awaited<ReturnType<Make>>) => void)[] = [];
  open(() => new Promise((resolve) => answers.push(resolve)));
  await pressed();
  expect(screen.getByRole("status").textContent).toBe("正在生成数据表…");
  expect(button().disabled).toBe(true);
  answers[0]!(fail("font-unavailable"));
  expect((await screen.findByRole("alert")).textContent).toContain("数据表未生成，字体文件没有加载");
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  answers[1]!(ok(new ArrayBuffer(8)));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tells a worker that died", async () => {
  open(() => Promise.reject(new Error("worker crashed")));
  await pressed();
  expect((await screen.findByRole("alert")).textContent).toContain("数据表未生成");
});

it("stops the work of who leaves", async () => {
  const signals: AbortSignal[] = [];
  const { unmount } = open((_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  await pressed();
  unmount();
  expect(signals[0]?.aborted).toBe(true);
});

it("prints the machines that stand together, or why it cannot", async () => {
  const set = {
    arrangement: "parallel",
    own: null,
    others: [{ id: "fan-2", count: 1 }],
    control: "together",
  } as const;
  const printed = async (of: () => unknown) => {
    const { asked, unmount } = open(
      () => Promise.resolve(ok(new ArrayBuffer(8))),
      product(),
      undefined,
      fixedConditions({ duty: DUTY, set }),
      undefined,
      of,
    );
    await pressed();
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    return asked[0]?.words.set;
  };
  const gone = () => {
    throw new ApiError("not.found", "没有找到", { status: 404 });
  };
  expect(await printed(gone)).toEqual(["没有找到 fan-2，可能已从产品库中移除"]);
  expect(
    await printed(() => product({ id: "fan-2", model: "风机盘管 2", gjwCategoryCode: FAN_COIL })),
  ).toEqual(["风机盘管 2 不是同类机组，不能组合"]);
  // Neither was measured here.
  expect(await printed(() => product({ id: "fan-2" }))).toEqual([expect.stringMatching(/工况|曲线/u)]);
});

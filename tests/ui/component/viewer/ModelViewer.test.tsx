import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { readViewToken, type ViewToken } from "#api/contract/displayData.ts";
import type { PickedFace } from "#domain/things/model/pickFace.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { ModelViewer } from "#ui/component/viewer/ModelViewer.tsx";
import type { OpenModel } from "#workers/model/ModelClient.ts";
import type { ModelFacts, ModelFault, StageNews, View } from "#workers/model/View.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const TOKEN: ViewToken = {
  viewToken: "t",
  viewType: "3D_VIEW",
  storeId: "c",
  coreResourceId: "c",
  coreResourceVersionId: "1",
};
const BOUNDS = { min: [-1, -1, -1], max: [1, 1, 1] } as const;
const FACTS: ModelFacts = {
  source: { from: "library", author: "Scopia", licence: "CC BY 3.0" },
  bounds: BOUNDS,
  wholeBounds: BOUNDS,
  bodies: 6,
  triangles: 3472,
  hasDimensions: true,
};
const PICKED: PickedFace = {
  group: 0,
  face: 2,
  body: "门扇",
  point: [0, 0, 0],
  corners: [
    [9, 9, 9],
    [9, 9, 8],
    [9, 8, 9],
  ],
};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function open({
  outcome = null,
  facts = FACTS,
  token = TOKEN,
  picks = [PICKED],
}: {
  outcome?: Result<OpenModel, ModelFault> | null;
  facts?: ModelFacts;
  token?: ViewToken | Error;
  picks?: (PickedFace | null)[];
} = {}) {
  const shown: View[] = [];
  const first: View[] = [];
  const opened = { count: 0, closed: 0, tell: (() => {}) as (news: StageNews) => void };
  const model: OpenModel = {
    facts,
    show: (view) => void shown.push(view),
    pick: () => Promise.resolve(picks.shift() ?? null),
    picture: () => Promise.resolve(new Blob(["png"])),
  };
  renderInApp(<ModelViewer componentId="c" name="门 M1" />, {
    services: fakeServices({
      api: fakeApi((endpoint) => {
        expect(endpoint).toBe(readViewToken);
        if (token instanceof Error) throw token;
        return token;
      }),
      model: {
        open: (_, __, firstView, onNews) => {
          opened.count += 1;
          opened.tell = onNews;
          first.push(firstView(facts));
          return { opened: Promise.resolve(outcome ?? ok(model)), close: () => (opened.closed += 1) };
        },
      },
    }),
  });
  return { user: userEvent.setup(), shown, first, opening: opened };
}

const tool = (name: string) => screen.findByRole("button", { name });

it("says that it loads, then whose work is shown and how much of it there is", async () => {
  const { first } = open();
  expect(screen.getByText("模型加载中，请稍候")).toBeTruthy();
  expect(await screen.findByText(/示例构件，不是本产品的模型。作者 Scopia，CC BY 3.0/u)).toBeTruthy();
  expect(screen.getByText("6 个形体 · 3,472 个三角形")).toBeTruthy();
  // Its place has no size here.
  expect(first[0]?.size).toMatchObject({ width: 700, height: 600 });
  expect(first[0]?.showsDimensions).toBe(false);
});

it("shows and hides dimensions where there are any", async () => {
  const { user, shown } = open();
  await user.click(await tool("显示尺寸标注"));
  expect(shown.at(-1)?.showsDimensions).toBe(true);
  await user.click(await tool("隐藏尺寸标注"));
  expect(shown.at(-1)?.showsDimensions).toBe(false);
});

it("says of a model without dimensions that it has none", async () => {
  const { user, shown } = open({ facts: { ...FACTS, hasDimensions: false, source: "own" } });
  const eye = await tool("该文件没有尺寸标注");
  expect(eye.getAttribute("aria-disabled")).toBe("true");
  await user.click(eye);
  expect(shown.every(({ showsDimensions }) => !showsDimensions)).toBe(true);
  expect(screen.getByText(/示意模型/u)).toBeTruthy();
});

it("says of somebody's model whose credit cannot be shown no more than that", async () => {
  open({ facts: { ...FACTS, source: null } });
  expect(await screen.findByText("模型的作者未注明")).toBeTruthy();
  expect(screen.queryByText(/示意模型|示例构件/u)).toBeNull();
});

it("measures two points that were clicked, and names a part otherwise", async () => {
  const { user, shown } = open({ picks: [PICKED, PICKED, { ...PICKED, point: [3, 4, 0] }] });
  await tool("测量两点");
  const stage = screen.getByRole("application");
  Object.assign(stage, { setPointerCapture: () => {} });
  const click = () => user.pointer([{ keys: "[MouseLeft]", target: stage }]);
  await click();
  expect(await screen.findByText("门扇")).toBeTruthy();
  expect(shown.at(-1)?.picked).toEqual({ group: 0, face: 2 });
  await user.click(await tool("测量两点"));
  expect(screen.getByText("点击模型上的第一点")).toBeTruthy();
  await click();
  expect(await screen.findByText("点击第二点")).toBeTruthy();
  await click();
  expect(await screen.findByText(/^距离 5(?:\.0+)? mm/u)).toBeTruthy();
  expect(shown.at(-1)?.marks).toEqual([
    [0, 0, 0],
    [3, 4, 0],
  ]);
});

it("looks from the standard views, in parallel, and through a cut", async () => {
  const { user, shown } = open();
  await user.click(await tool("平行投影"));
  expect(shown.at(-1)?.camera.projection).toBe("parallel");
  await user.click(await tool("剖切"));
  expect(shown.at(-1)?.section).toEqual({ axis: "y", share: 0.5 });
  await user.click(await tool("标准视图"));
  await user.click(await screen.findByRole("menuitem", { name: "主视" }));
  expect(shown.at(-1)?.camera.back.map((value) => Math.round(value))).toEqual([0, -1, 0]);
});

it.each<readonly [ModelFault, string, boolean]>([
  ["damaged", "模型文件已损坏", false],
  ["too-large", "模型过大", false],
  ["empty", "模型文件里没有可显示的形体", false],
  ["unreachable", "没有取得模型文件，请检查网络后重试", true],
  ["no-graphics", "此设备没有可用的三维图形", true],
])("a model that is %s cannot be previewed", async (fault, why, canRetry) => {
  const { user, opening } = open({ outcome: fail(fault) });
  expect(await screen.findByText("暂不支持预览")).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  const again = screen.queryByRole("button", { name: "重试" });
  expect(again !== null).toBe(canRetry);
  const before = opening.count;
  if (again) await user.click(again);
  await waitFor(() => expect(opening.count > before).toBe(canRetry));
});

it.each([
  ["without a token", new ApiError("not.found", "nothing", { status: 404 }), "没有取得预览许可"],
  ["of another kind of view", { ...TOKEN, viewType: "SHEET" }, "这种视图还不能在页面上显示"],
] as const)("a component %s cannot be previewed, and nothing is opened", async (_, token, why) => {
  const { opening } = open({ token });
  expect(await screen.findByText("暂不支持预览")).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
  expect(opening.count).toBe(0);
});

it("covers the picture while the graphics are gone, and goes on when they are back", async () => {
  const { opening } = open();
  await tool("适合窗口");
  act(() => opening.tell("lost"));
  expect(await screen.findByText("三维图形中断，正在恢复")).toBeTruthy();
  act(() => opening.tell("restored"));
  await waitFor(() => expect(screen.queryByText("三维图形中断，正在恢复")).toBeNull());
});

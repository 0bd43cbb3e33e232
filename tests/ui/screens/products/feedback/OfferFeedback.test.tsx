import { act, fireEvent, screen } from "@testing-library/react";
import { Activity, useEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { OfferFeedback } from "#ui/screens/products/feedback/OfferFeedback.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../../renderInApp.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TITLE = "这次筛选的结果满意吗";
/** The dialog's script comes when it is offered. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
const dialog = () => screen.queryByRole("dialog");
const stars = () => screen.getByRole("slider", { name: "评分" });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await pass(0);
};
const rate = (key: string) => fireEvent.keyDown(stars(), { key });

interface Server {
  /** Whether the visitor has been here; an Error where nobody can say. */
  isVisited?: boolean | Error;
  /** Nothing told arrives. */
  isDown?: boolean;
}

/** The offer over a server of the test's own; `told` holds what was sent, by path. */
function offerFor(search: object | null, server: Server = {}) {
  const told: [path: string, body: unknown][] = [];
  let asked = 0;
  const api = fakeApi(({ method, path }, asking) => {
    if (method === "GET") {
      asked += 1;
      if (server.isVisited instanceof Error) throw server.isVisited;
      return server.isVisited ?? false;
    }
    if (server.isDown) throw new Error("网络连接失败");
    told.push([path, (asking as { readonly body: unknown }).body]);
    return null;
  });
  let change: (next: { search: object | null; isShown: boolean }) => void = () => {};
  function Place() {
    const [now, setNow] = useState({ search, isShown: true });
    useEffect(() => {
      change = setNow;
    }, []);
    return (
      <Activity mode={now.isShown ? "visible" : "hidden"}>
        <OfferFeedback categoryCode={FAN} title="通风机" search={now.search} />
      </Activity>
    );
  }
  const { unmount } = renderInApp(<Place />, { services: fakeServices({ api }) });
  return {
    told,
    unmount,
    asked: () => asked,
    show: (next: object | null, isShown = true) => act(async () => change({ search: next, isShown })),
  };
}

describe("the offer to rate", () => {
  it("comes 2 s after a search, and not before", async () => {
    const { asked } = offerFor({});
    await pass(1999);
    expect(dialog()).toBeNull();
    expect(asked()).toBe(0);
    await pass(1);
    expect(screen.getByRole("dialog", { name: TITLE })).toBeTruthy();
    expect(asked()).toBe(1);
  });

  it("does not come without a filtered search", async () => {
    const { asked } = offerFor(null);
    await pass(10_000);
    expect(dialog()).toBeNull();
    expect(asked()).toBe(0);
  });

  it.each([
    ["who has been here", true],
    ["of whom the server cannot tell", new Error("网络连接失败")],
  ])("does not come for somebody %s", async (_who, isVisited) => {
    const { asked } = offerFor({}, { isVisited });
    await pass(10_000);
    expect(asked()).toBe(1);
    expect(dialog()).toBeNull();
  });

  it("waits anew for another search within the 2 s", async () => {
    const { show } = offerFor({});
    await pass(1500);
    await show({});
    await pass(1500);
    expect(dialog()).toBeNull();
    await pass(500);
    expect(dialog()).toBeTruthy();
  });

  it("does not come on a screen that was left", async () => {
    const { unmount, asked } = offerFor({});
    await pass(1500);
    unmount();
    await pass(10_000);
    expect(asked()).toBe(0);
  });

  it("does not come on a hidden screen, nor when that is shown again without a new search", async () => {
    const search = {};
    const { show, asked } = offerFor(search);
    await pass(1500);
    await show(search, false);
    await pass(10_000);
    expect(asked()).toBe(0);
    await show(search, true);
    await pass(10_000);
    expect(dialog()).toBeNull();
    await show({}, true);
    await pass(2000);
    expect(dialog()).toBeTruthy();
  });

  it("goes with its screen", async () => {
    const search = {};
    const { show } = offerFor(search);
    await pass(2000);
    expect(dialog()).toBeTruthy();
    await show(search, false);
    await pass(0);
    expect(dialog()).toBeNull();
  });

  it("takes no focus, covers nothing and is the keyboard's last stop", async () => {
    offerFor({});
    const before = document.activeElement;
    await pass(2000);
    expect(document.activeElement).toBe(before);
    expect(dialog()?.getAttribute("aria-modal")).toBeNull();
    expect(document.querySelector(".mantine-Modal-overlay")).toBeNull();
    // Behind everything of the page, also where the page is drawn later.
    const buttons = screen.getAllByRole("button");
    expect(dialog()?.contains(buttons.at(-1) ?? null)).toBe(true);
  });

  it.each([
    ["暂不评价", () => press("暂不评价")],
    ["Esc", async () => void fireEvent.keyDown(stars(), { key: "Escape" })],
  ])("refused by %s is a visit, and does not come again", async (_name, refuse) => {
    const { show, told, asked } = offerFor({});
    await pass(2000);
    await refuse();
    expect(dialog()).toBeNull();
    expect(told).toEqual([["/selection/feedback_visits", { classification_code: FAN }]]);
    await show({});
    await pass(10_000);
    expect(asked()).toBe(1);
    expect(dialog()).toBeNull();
  });
});

describe("the rating", () => {
  const open = async (server?: Server) => {
    const offer = offerFor({}, server);
    await pass(2000);
    return offer;
  };

  it("goes by half stars with the keys, between half a star and five", async () => {
    await open();
    expect(stars().getAttribute("aria-valuetext")).toBe("未评分");
    rate("3");
    rate("ArrowRight");
    expect(stars().getAttribute("aria-valuetext")).toBe("3.5 分，一般");
    rate("ArrowDown");
    rate("ArrowLeft");
    expect(stars().getAttribute("aria-valuenow")).toBe("2.5");
    rate("End");
    rate("ArrowUp");
    expect(stars().getAttribute("aria-valuetext")).toBe("5 分，非常满意");
    rate("Home");
    rate("ArrowLeft");
    expect(stars().getAttribute("aria-valuetext")).toBe("0.5 分，很不满意");
  });

  it.each([
    [1, 0.5],
    [14, 0.5],
    [15, 1],
    [97, 3.5],
    [140, 5],
  ])("takes a click %i px across for %s", async (clientX, value) => {
    await open();
    fireEvent.click(stars(), { clientX });
    expect(stars().getAttribute("aria-valuenow")).toBe(String(value));
  });

  it("asks what could be better at 4 and below only", async () => {
    await open();
    expect(screen.queryByLabelText("哪里可以更好")).toBeNull();
    rate("4");
    expect(screen.getByLabelText("哪里可以更好")).toBeTruthy();
    rate("ArrowRight");
    expect(screen.queryByLabelText("哪里可以更好")).toBeNull();
  });

  it("that is missing is asked for, and nothing is sent", async () => {
    const { told } = await open();
    await press("提交");
    expect(screen.getByRole("alert").textContent).toBe("请打分后再提交");
    expect(told).toEqual([]);
    rate("5");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is sent with what was written, thanked for, and closes by itself after 3 s", async () => {
    const { told, show } = await open();
    rate("2");
    fireEvent.change(screen.getByLabelText("哪里可以更好"), { target: { value: " 缺少某品牌 " } });
    await press("提交");
    const rating = { title: "通风机筛选评价", type: "rating", classification: FAN };
    expect(told).toEqual([["/feedback", { ...rating, description: "缺少某品牌", score: 2 }]]);
    expect(screen.getByRole("dialog", { name: "感谢评价" })).toBeTruthy();
    await pass(2999);
    expect(dialog()).toBeTruthy();
    await pass(1);
    expect(dialog()).toBeNull();
    await show({});
    await pass(10_000);
    expect(dialog()).toBeNull();
    expect(told).toHaveLength(1);
  });

  it.each([
    ["nothing was written", "3"],
    ["it is above 4, whatever was written before", "5"],
  ])("says 未填写 where %s", async (_what, key) => {
    const { told } = await open();
    rate("3");
    fireEvent.change(screen.getByLabelText("哪里可以更好"), {
      target: { value: key === "5" ? "写了" : "  " },
    });
    rate(key);
    await press("提交");
    expect(told).toMatchObject([["/feedback", { description: "未填写", score: Number(key) }]]);
  });

  it("that does not arrive stays in the dialog and can be sent again", async () => {
    const server: Server = { isDown: true };
    const { told } = await open(server);
    rate("1");
    fireEvent.change(screen.getByLabelText("哪里可以更好"), { target: { value: "曲线不准" } });
    await press("提交");
    expect(screen.getByRole("alert").textContent).toBe("提交失败，填写的内容已保留");
    server.isDown = false;
    await press("提交");
    expect(told).toMatchObject([["/feedback", { description: "曲线不准", score: 1 }]]);
  });

  it("with more words than are kept says so and keeps them", async () => {
    const { told } = await open();
    rate("1");
    const words = "长".repeat(1001);
    fireEvent.change(screen.getByLabelText("哪里可以更好"), { target: { value: words } });
    await press("提交");
    expect(screen.getByRole("alert").textContent).toBe("描述最长 1000 字，现有 1001 字");
    expect(screen.getByLabelText<HTMLTextAreaElement>("哪里可以更好").value).toBe(words);
    expect(told).toEqual([]);
  });
});

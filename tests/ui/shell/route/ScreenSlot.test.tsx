import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { CHUNK_MS, type LoadScreen } from "#ui/shell/route/loadScreen.ts";
import { ScreenNotLoaded } from "#ui/shell/route/ScreenNotLoaded.tsx";
import { ScreenSlot } from "#ui/shell/route/ScreenSlot.tsx";
import { manualTimer } from "../../../support/manualTimer.ts";
import { renderInApp } from "../../renderInApp.tsx";

const Screen: ComponentType = () => <p>批量选型</p>;

it("shows a screen when its script has come, and stops the clock", async () => {
  const clock = manualTimer();
  renderInApp(<ScreenSlot load={async () => Screen} timer={clock.timer} />);
  expect(await screen.findByText("批量选型")).toBeTruthy();
  expect(clock.delays()).toEqual([]);
});

it("draws a screen that has come piece by piece, whatever else draws its slot meanwhile", async () => {
  const [drawnAtOnce, drawnLater] = [vi.fn(), vi.fn()];
  let isAgain = false;
  const Part = () => {
    (isAgain ? drawnAtOnce : drawnLater)();
    return <p>批量选型</p>;
  };
  let arrive: (part: ComponentType) => void = () => {};
  const load: LoadScreen = () => new Promise((resolve) => (arrive = resolve));
  const { timer } = manualTimer();
  const Slot = () => {
    const [times, setTimes] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTimes(times + 1)}>
          {times}
        </button>
        <ScreenSlot load={load} timer={timer} />
      </>
    );
  };
  renderInApp(<Slot />);
  arrive(Part);
  // The script is here, its turn has not come: another drawing of the slot in one go shows what stood.
  await act(async () => {
    await Promise.resolve();
    await Promise.resolve();
    isAgain = true;
    flushSync(() => screen.getByRole("button", { name: "0" }).click());
    isAgain = false;
  });
  expect(drawnAtOnce).not.toHaveBeenCalled();
  expect(await screen.findByText("批量选型")).toBeTruthy();
});

it("raises a load error for a script that has not come after 120 s", async () => {
  const clock = manualTimer();
  renderInApp(<ScreenSlot load={() => new Promise(() => {})} timer={clock.timer} />);
  await act(async () => clock.pass(CHUNK_MS - 1));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(async () => clock.pass(1));
  expect(screen.getByRole("alert").textContent).toContain("页面加载失败120 秒内没有收到页面");
});

it("can be tried again after it, and then shows the screen", async () => {
  const clock = manualTimer();
  let tries = 0;
  const load: LoadScreen = () => (tries++ < 2 ? new Promise(() => {}) : Promise.resolve(Screen));
  renderInApp(<ScreenSlot load={load} timer={clock.timer} />);
  await act(async () => clock.pass(CHUNK_MS));
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("批量选型")).toBeTruthy();
});

it("offers a fresh page for a script that is gone", async () => {
  const clock = manualTimer();
  const load = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  renderInApp(<ScreenSlot load={load} timer={clock.timer} />);
  expect((await screen.findByRole("alert")).textContent).toContain("网络中断，或者程序已经更新");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["重新加载", "重试"]);
});

it("reloads the page when asked to", async () => {
  const onReload = vi.fn();
  renderInApp(<ScreenNotLoaded code="failed" onRetry={() => {}} onReload={onReload} />);
  await userEvent.click(screen.getByRole("button", { name: "重新加载" }));
  expect(onReload).toHaveBeenCalledOnce();
});

it("ends a screen's fault at the screen, with a way back and another try", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => {});
  let isBroken = true;
  const Fragile: ComponentType = () => {
    if (isBroken) throw new Error("a fault in the screen");
    return <p>批量选型</p>;
  };
  const load = async () => Fragile;
  renderInApp(<ScreenSlot load={load} timer={manualTimer().timer} />);
  expect((await screen.findByRole("alert")).textContent).toContain("页面出错了");
  expect(screen.getByRole("link", { name: "返回产品库" }).getAttribute("href")).toBe("/");
  expect(reported).toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(screen.getByText("批量选型")).toBeTruthy();
});

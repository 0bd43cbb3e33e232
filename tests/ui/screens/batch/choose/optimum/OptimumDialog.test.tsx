import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { adoptable } from "../../support/adoptable.ts";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { openBatch } from "../../support/openBatch.tsx";
import { FOUND, openOptimum, ROOMS, rowsOf, SCOPE, step, told } from "../../support/openOptimum.tsx";
import { matched } from "../../support/rows.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("plans", () => {
  it("begin with the fewest models beside what the rooms have, and say what is proved", async () => {
    const { dialog } = await openOptimum();
    const slider = await dialog.findByRole("slider", { name: "型号种数" });
    expect(slider.getAttribute("aria-valuetext")).toBe("3 种型号，平均余量 20.00 %");
    await waitFor(() => expect(rowsOf(dialog)).toContain("改变15 间共 40 间"));
    await waitFor(() => expect(rowsOf(dialog)).toContain("冷水系统水泵扬程23.0 m22.5 m"));
    expect(rowsOf(dialog)).toEqual([
      "指标此方案 当前",
      "型号3 种9 种",
      "平均余量20.0 %5.0 %",
      "最大余量40.0 %10.0 %",
      "电功率1.50 kW4.00 kW",
      "改变15 间共 40 间",
      "冷水系统水泵扬程23.0 m22.5 m",
      "冷水系统水泵水功率2.50 kW2.40 kW",
    ]);
    expect(dialog.getByText(/最少 3 种型号，已证明最优/u).textContent).toContain(
      "至多 3 种型号时平均余量不低于 18.00 %",
    );
  });

  it("begin with those of fewest rooms that are met in name only where these are counted", async () => {
    const scope = { ...SCOPE, objectives: ["fewest", "robust"] as const };
    const steps = [3, 4, 6].map((models) => ({ ...step(models, 0.1), cost: 12 - 2 * models, bound: 0 }));
    const { dialog, user, batch } = await openOptimum(told({ scope, found: { ...FOUND, steps } }));
    await user.click(await dialog.findByRole("radio", { name: "仅名义满足最少" }));
    await waitFor(() =>
      expect(batch.calls).toContainEqual(["optimise", expect.objectContaining({ objective: "robust" })]),
    );
    const slider = await dialog.findByRole("slider", { name: "型号种数" });
    await waitFor(() =>
      expect(slider.getAttribute("aria-valuetext")).toBe("6 种型号，仅名义满足的房间 0 间"),
    );
    expect(rowsOf(dialog)).toContain("仅名义满足0 间7 间");
    expect(dialog.getByText(/再多型号仅名义满足的房间也不会更少/u)).toBeTruthy();
  });

  it("are moved along by arrow keys and by dragging, and list whom they change", async () => {
    const { dialog, user, batch } = await openOptimum();
    const slider = await dialog.findByRole("slider");
    slider.focus();
    await user.keyboard("{ArrowRight}");
    expect(slider.getAttribute("aria-valuenow")).toBe("4");
    expect(dialog.getByText(/至多 4 种型号时平均余量已证明最优/u)).toBeTruthy();
    const list = await dialog.findByRole("list", { name: "改变的房间 10 间" });
    await waitFor(() => expect(within(list).getAllByRole("listitem")[1]?.textContent).toContain("2F-2"));
    expect(within(list).getAllByRole("listitem")[0]?.textContent).toBe("2F-1病房未选FP-4- - → 20.0 %- -");
    expect(within(list).getAllByRole("listitem")[1]?.textContent).toBe(
      "2F-2病房FP-68FP-45.0 % → 20.0 %+0.030",
    );
    await user.keyboard("{End}");
    expect(slider.getAttribute("aria-valuenow")).toBe("6");
    expect(dialog.getByText(/再多型号也不会更好/u)).toBeTruthy();
    await user.keyboard("{ArrowRight}{Home}{ArrowLeft}");
    expect(slider.getAttribute("aria-valuenow")).toBe("3");
    Object.assign(slider, { setPointerCapture: () => {} });
    fireEvent.pointerDown(slider, { clientX: 300, buttons: 1, pointerId: 1 });
    expect(slider.getAttribute("aria-valuenow")).toBe("4");
    fireEvent.pointerMove(slider, { clientX: 9_000, buttons: 1 });
    expect(slider.getAttribute("aria-valuenow")).toBe("6");
    fireEvent.pointerMove(slider, { clientX: 0, buttons: 0 });
    expect(slider.getAttribute("aria-valuenow")).toBe("6");
    expect(batch.calls).toContainEqual(["optimumEffect", 6]);
    await waitFor(() => expect(rowsOf(dialog)).toContain("冷水系统水泵扬程26.0 m22.5 m"));
    await waitFor(() => expect(rowsOf(dialog)).toContain("改变0 间共 40 间"));
    expect(dialog.getByRole("button", { name: "采用" })).toHaveProperty("disabled", true);
  });

  it("are shown while their bounds are still computed, and say best only where that is proved", async () => {
    const open = { ...FOUND, stage: "bounds", fewest: { models: 3, bound: 2 } } as const;
    const { dialog } = await openOptimum(told({ found: open }), { isDone: false });
    expect((await dialog.findByText(/下限仍在计算/u)).closest("p")?.textContent).toContain(
      "已找到 3 种型号的方案，理论上不少于 2 种",
    );
    expect(dialog.queryByText(/最少 3 种/u)).toBeNull();
  });

  it("are those of the objective: another one begins another search, at its own end", async () => {
    const { dialog, user, batch } = await openOptimum();
    await dialog.findByRole("slider");
    await user.click(dialog.getByRole("radio", { name: "电功率最低" }));
    const asked = { objective: "power", slack: 0.3, noiseLimit: null, priceArea: null };
    await waitFor(() => expect(batch.calls).toContainEqual(["optimise", asked]));
    const slider = await dialog.findByRole("slider");
    await waitFor(() => expect(slider.getAttribute("aria-valuenow")).toBe("6"));
    expect(slider.getAttribute("aria-valuetext")).toContain("电功率");
  });

  it("may be no louder than a limit that is asked for with quiet ones alone", async () => {
    const { dialog, user, batch } = await openOptimum();
    await dialog.findByRole("slider");
    expect(dialog.queryByRole("textbox", { name: /噪声限值/u })).toBeNull();
    await user.click(dialog.getByRole("radio", { name: "噪声最低" }));
    const field = await dialog.findByRole("textbox", { name: /噪声限值/u });
    await user.type(field, "200{Enter}");
    expect(dialog.getByText("噪声限值应为 0～120 dB(A)，不填则越低越好")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "40{Enter}");
    await waitFor(() =>
      expect(batch.calls).toContainEqual([
        "optimise",
        { objective: "noise", slack: 0.3, noiseLimit: 40, priceArea: null },
      ]),
    );
  });
});

describe("rooms that take no part", () => {
  const without = told({ scope: { ...SCOPE, leftOut: 3, helpless: 0, helpingSlack: 0.452 } });

  it("are counted and named, and a click allows what helps them", async () => {
    const { dialog, user, batch } = await openOptimum(without);
    expect(
      await dialog.findByText(/3 个房间没有可选型号，未参与。余量由 30 % 放宽到 46 % 后全部可选。/u),
    ).toBeTruthy();
    await user.click(dialog.getByRole("radio", { name: "未参与的房间 3" }));
    const list = await dialog.findByRole("list", { name: "未参与的房间 3 间" });
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      ).toEqual([
        "1F-1门厅余量至少 46 %",
        "1F-2机房没有型号满足要求",
        "1F-3病房余量至少 30 %，所用条件只允许 20 %",
      ]),
    );
    await user.click(dialog.getByRole("button", { name: "放宽到 46 %" }));
    await waitFor(() =>
      expect(batch.calls).toContainEqual([
        "optimise",
        { objective: "fewest", slack: 0.46, noiseLimit: null, priceArea: null },
      ]),
    );
  });

  it("that no slack helps are said to be so", async () => {
    const scope = { ...SCOPE, leftOut: 3, helpless: 1, helpingSlack: 0.4 };
    const { dialog } = await openOptimum(told({ scope }));
    expect(await dialog.findByText(/放宽到 40 % 后其中 2 间可选。1 间放宽余量也没有型号。/u)).toBeTruthy();
  });

  it("whose own conditions allow too little are told apart, for no slack of the plan helps them", async () => {
    const scope = { ...SCOPE, leftOut: 4, limited: 1, helpless: 1, helpingSlack: 0.4 };
    const { dialog } = await openOptimum(told({ scope }));
    expect(
      await dialog.findByText(
        /放宽到 40 % 后其中 2 间可选。1 间由房间所用条件中的允许余量限定，请在条件中放宽。1 间放宽余量也没有型号。/u,
      ),
    ).toBeTruthy();
  });

  it("may be all", async () => {
    const scope = { ...SCOPE, rooms: 0, leftOut: ROOMS, helpless: ROOMS, today: null };
    const { dialog } = await openOptimum(told({ scope, found: null }));
    expect(await dialog.findByText("没有房间参与优化")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "采用" })).toHaveProperty("disabled", true);
  });

  it("are asked about again with another slack, unless that is none", async () => {
    const { dialog, user, batch } = await openOptimum();
    await dialog.findByRole("slider");
    const searches = () => batch.calls.filter(([name]) => name === "optimise").length;
    const before = searches();
    const field = dialog.getByRole("textbox", { name: "余量不超过（%）" });
    await user.clear(field);
    await user.type(field, "501{Enter}");
    expect(dialog.getByText("余量应为 0～500 %")).toBeTruthy();
    expect(searches()).toBe(before);
    await user.clear(field);
    await user.type(field, "80{Enter}");
    await waitFor(() =>
      expect(batch.calls).toContainEqual([
        "optimise",
        { objective: "fewest", slack: 0.8, noiseLimit: null, priceArea: null },
      ]),
    );
    expect(dialog.queryByText("余量应为 0～500 %")).toBeNull();
  });
});

describe("adopting", () => {
  it("takes the plan of the chosen number of models, and says what came of it", async () => {
    const { dialog, user, batch } = await openOptimum();
    await dialog.findByRole("slider");
    await user.keyboard("{Tab}");
    await user.click(await adoptable(dialog));
    expect(batch.calls).toContainEqual(["adoptOptimum", 3]);
    expect(await screen.findByText("已采用 3 种型号的方案，10 间房间已改变")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("that failed leaves the dialog open and says that nothing was changed", async () => {
    const { dialog, user, batch } = await openOptimum();
    Object.assign(batch.answers, {
      adoptOptimum: () => ({ ok: false, code: "optimum.not-adopted", message: "网络连接失败，请检查网络" }),
    });
    await dialog.findByRole("slider");
    await user.click(await adoptable(dialog));
    expect(await dialog.findByText("未能采用，房间没有改动：网络连接失败，请检查网络")).toBeTruthy();
  });
});

describe("a search", () => {
  it("says how many requirements are answered", async () => {
    const asking = told({ asked: { done: 500, total: 1_200 }, scope: null, found: null });
    const { dialog } = await openOptimum(asking, { isDone: false });
    expect(await dialog.findByText("正在查找可选型号 500 / 1,200 种要求")).toBeTruthy();
  });

  it("that failed says why, and is begun again", async () => {
    const { dialog, user, batch } = await openOptimum("服务器内部错误，请稍后重试");
    expect(await dialog.findByText("服务器内部错误，请稍后重试")).toBeTruthy();
    const searches = () => batch.calls.filter(([name]) => name === "optimise").length;
    const before = searches();
    await user.click(dialog.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(searches()).toBe(before + 1));
    expect(await dialog.findByText("未能计算方案")).toBeTruthy();
  });

  it("is not offered while a selection runs", async () => {
    const running = { status: "running", done: 1, total: 2, elapsedMs: 1 } as const;
    openBatch(new FakeBatch([matched(0)], { rooms: 1, run: running }));
    expect(await screen.findByText("1-101")).toBeTruthy();
    expect(screen.getByRole("button", { name: "方案优化" })).toHaveProperty("disabled", true);
  });
});

it("can be limited to a floor or a zone, and says that the others are left out", async () => {
  const { batch, user, dialog } = await openOptimum(told(), {
    places: [{ by: "floor", name: "", rooms: 3 }],
  });
  await user.click(await dialog.findByRole("combobox", { name: "优化范围" }));
  await user.click(await screen.findByRole("option", { name: "未注明楼层（3 间）" }));
  await waitFor(() =>
    expect(batch.of("optimise").at(-1)).toMatchObject([{ part: { by: "floor", name: "" } }]),
  );
  expect(dialog.getByText(/^只计算 未注明楼层 的房间/u)).toBeTruthy();
});

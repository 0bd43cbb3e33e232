import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { LimitScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import { FOUND, openOptimum, rowsOf, SCOPE, told } from "../../support/openOptimum.tsx";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { lineOf, openBatch } from "../../support/openBatch.tsx";
import { matched } from "../../support/rows.ts";

const FLOORS = [{ by: "floor", name: "1F", rooms: 40 }] as const;
const WARDS = { id: "r", name: "病房", words: ["病房"], floors: [], zones: [], own: {} };
const LIMIT: LimitScope = {
  by: "floor",
  most: 3,
  places: 12,
  unplaced: 0,
  short: [],
  today: 7,
  leastLoudest: null,
};
const limited = (limit: Partial<LimitScope> = {}, scope: Partial<typeof SCOPE> = {}) =>
  told({
    scope: { ...SCOPE, ...scope, limit: { ...LIMIT, ...limit } },
    found: { ...FOUND, steps: FOUND.steps.map((step) => ({ ...step, mostInPart: 3 })) },
  });
const limitOf = (dialog: ReturnType<typeof within>) =>
  dialog.findByRole("combobox", { name: "型号种数限制" });

describe("a limit on the models of each floor or type", () => {
  it("is offered by what the building has, and off until somebody sets it", async () => {
    const { dialog, batch } = await openOptimum();
    await dialog.findByRole("slider");
    expect(dialog.queryByRole("combobox", { name: "型号种数限制" })).toBeNull();
    expect(batch.of("optimise").at(-1)).toEqual([
      { objective: "fewest", slack: 0.3, noiseLimit: null, priceArea: null },
    ]);
  });

  it("by floor is asked for with its number, kept with another objective, and taken away", async () => {
    const { dialog, user, batch } = await openOptimum(told(), { places: FLOORS });
    await user.click(await limitOf(dialog));
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).not.toContain(
      "每种房间类型最多",
    );
    await user.click(screen.getByRole("option", { name: "每层最多" }));
    await waitFor(() =>
      expect(batch.of("optimise").at(-1)).toMatchObject([{ limit: { by: "floor", most: 5 } }]),
    );
    const field = dialog.getByRole("textbox", { name: "每层最多（种）" });
    await user.clear(field);
    await user.type(field, "0{Enter}");
    expect(dialog.getByText("型号种数应为 1～99")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "3{Enter}");
    await waitFor(() =>
      expect(batch.of("optimise").at(-1)).toMatchObject([{ limit: { by: "floor", most: 3 } }]),
    );
    await user.click(dialog.getByRole("radio", { name: "电功率最低" }));
    await waitFor(() =>
      expect(batch.of("optimise").at(-1)).toMatchObject([
        { objective: "power", limit: { by: "floor", most: 3 } },
      ]),
    );
    await user.click(await limitOf(dialog));
    await user.click(screen.getByRole("option", { name: "不限" }));
    await waitFor(() => expect(batch.of("optimise").at(-1)?.[0]).not.toHaveProperty("limit"));
  });

  it("by type is there where rooms have conditions of their type", async () => {
    const { dialog, user, batch } = await openOptimum(told(), { rules: [WARDS] });
    await user.click(await limitOf(dialog));
    await user.click(screen.getByRole("option", { name: "每种房间类型最多" }));
    await waitFor(() =>
      expect(batch.of("optimise").at(-1)).toMatchObject([{ limit: { by: "type", most: 5 } }]),
    );
  });
});

/** With a limit of 3 on each floor. */
async function openLimited(known: ReturnType<typeof told>) {
  const opened = await openOptimum(known, { places: FLOORS });
  await opened.user.click(await limitOf(opened.dialog));
  await opened.user.click(screen.getByRole("option", { name: "每层最多" }));
  await waitFor(() => expect(opened.batch.of("optimise").at(-1)).toMatchObject([{ limit: { by: "floor" } }]));
  await opened.dialog.findByRole("slider");
  return opened;
}

describe("plans under it", () => {
  it("say the most models of one floor beside those of now", async () => {
    const { dialog } = await openLimited(limited());
    await waitFor(() => expect(rowsOf(dialog)).toContain("每层最多3 种7 种"));
  });

  it("name floors that it is too few for, what they need, and what is proved of that; a click gives enough", async () => {
    const short = [
      { name: "1F", bound: 5, found: 5, rooms: 12 },
      { name: "", bound: 4, found: 6, rooms: 3 },
      { name: "3F", bound: 4, found: 4, rooms: 0 },
    ];
    const { dialog, user, batch } = await openLimited(limited({ short, unplaced: 3 }, { leftOut: 15 }));
    expect(
      await dialog.findByText(
        /3 种型号不够：1F至少需 5 种；未注明楼层已找到 6 种的方案，理论上不少于 4 种。其 15 个房间未参与，保持现状/u,
      ),
    ).toBeTruthy();
    expect(
      dialog.getByText(/仅已锁定的房间已超过 3 种：3F 4 种。3 间未注明楼层，合为一组计数。/u),
    ).toBeTruthy();
    expect(dialog.queryByText(/没有可选型号/u)).toBeNull();
    await user.click(dialog.getByRole("button", { name: "放宽到 6 种" }));
    await waitFor(() =>
      expect(batch.of("optimise").at(-1)).toMatchObject([{ limit: { by: "floor", most: 6 } }]),
    );
  });

  it("say where the quietest is not proved to be so", async () => {
    const { dialog } = await openLimited(limited({ leastLoudest: 34 }, { loudest: 36 }));
    expect(await dialog.findByText(/最响一台理论上不低于 34.0 dB\(A\)/u)).toBeTruthy();
  });
});

it("an adopted plan is named in the drawer of a room that it changed", async () => {
  const adopted = "方案优化：每层最多 3 种，型号最少，12 种，下限 11 种";
  const row = matched(0);
  const batch = new FakeBatch([{ ...row, selection: { ...row.selection!, adopted } }], { hasRun: true });
  const { user } = openBatch(batch);
  const line = within(await lineOf("房间 0"));
  await user.click(line.getByRole("button", { name: "重新选择" }));
  const drawer = within(await screen.findByRole("dialog", { name: "房间 0" }));
  expect(drawer.getByText(adopted)).toBeTruthy();
});

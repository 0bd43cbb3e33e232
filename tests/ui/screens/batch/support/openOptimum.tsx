import { screen, within } from "@testing-library/react";
import { listAreas } from "#api/contract/goods.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { PlaceCount } from "#domain/building/batch/groups/TableSums.ts";
import type { BrandPlan } from "#domain/building/batch/optimum/brandPlans.ts";
import type { OptimumScope } from "#domain/building/batch/optimum/OptimumScope.ts";
import type { PlanStep } from "#domain/building/batch/optimum/FoundPlans.ts";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import type { OptimumFound } from "#domain/building/batch/optimum/PlanSearch.ts";
import type { OptimumUpdate } from "#workers/batch/choose/optimum/OptimumUpdate.ts";
import { FakeBatch } from "./FakeBatch.ts";
import { listsAnd, openBatch } from "./openBatch.tsx";
import { matched } from "./rows.ts";

export const ROOMS = 40;
/** Of 40 rooms; costs in units of 0.01 %. */
export const step = (models: number, mean: number, bound = mean): PlanStep => ({
  models,
  cost: mean * ROOMS * 10_000,
  bound: bound * ROOMS * 10_000,
  meanExcess: mean,
  largestExcess: 2 * mean,
  nominal: 12 - 2 * models,
  power: models / 2,
  price: { yuan: 1_000 * models, priced: 70, units: 80 },
});
export const SCOPE: OptimumScope = {
  rooms: ROOMS,
  locked: 0,
  leftOut: 0,
  helpless: 0,
  limited: 0,
  helpingSlack: null,
  objectives: ["fewest", "excess", "power", "noise"],
  loudest: null,
  today: {
    models: 9,
    meanExcess: 0.05,
    largestExcess: 0.1,
    nominal: 7,
    power: 4,
    price: { yuan: 0, priced: 0, units: 80 },
    unknown: 0,
  },
  prices: null,
  unpriced: 0,
};
export const FOUND: OptimumFound = {
  stage: "done",
  fewest: { models: 3, bound: 3 },
  steps: [step(3, 0.2, 0.18), step(4, 0.12), step(6, 0.05)],
};

/** B9 is a brand that no list names. */
const BRAND_PLANS: readonly BrandPlan[] = [
  {
    brandCode: "B2",
    models: 4,
    leastModels: 4,
    rooms: 40,
    changed: 12,
    without: 0,
    meanExcess: 0.21,
    nominal: 4,
    power: 1.5,
    price: { yuan: 120_000, priced: 70, units: 80 },
    loudest: null,
  },
  {
    brandCode: "B9",
    models: 5,
    leastModels: 3,
    rooms: 38,
    changed: 0,
    without: 2,
    meanExcess: 0.1,
    nominal: 0,
    power: null,
    price: { yuan: 0, priced: 0, units: 76 },
    loudest: null,
  },
];

/** Everything is known of what the rooms have. */
const ALL_SHARED: Omit<PlanEffect, "changed"> = {
  units: 80,
  power: { plan: 1.5, today: 4, units: 80 },
  price: { plan: 0, today: 0, units: 0 },
};

const area = (code: string, name: string, parentCode: string | null) => ({
  code,
  name,
  parentCode,
  parentName: parentCode === null ? null : "全国",
});
const AREAS = [area("1", "全国", null), area("510000", "四川省", "1")];

export const told = (about: Partial<OptimumUpdate> = {}): OptimumUpdate => ({
  version: 7,
  asked: { done: 9, total: 9 },
  scope: SCOPE,
  found: FOUND,
  ...about,
});

/** The dialog over a batch whose search has come so far; it ends when `isDone`. */
export async function openOptimum(
  known: OptimumUpdate | string = told(),
  {
    isDone = true,
    places = [],
    shared = ALL_SHARED,
    rules = [],
  }: {
    isDone?: boolean;
    places?: readonly PlaceCount[];
    shared?: Omit<PlanEffect, "changed">;
    rules?: BatchSummary["rules"];
  } = {},
) {
  const batch = new FakeBatch([matched(0)], { hasRun: true, rooms: ROOMS, matched: ROOMS, rules });
  batch.placesAnswer = places;
  const never = new Promise<never>(() => {});
  Object.assign(batch.answers, {
    optimise: () =>
      typeof known === "string"
        ? { ok: false, code: "internal.error", message: known }
        : isDone
          ? { ok: true, value: null }
          : never,
    optimumNews: (version: number) =>
      typeof known !== "string" && version < known.version ? { ok: true, value: known } : never,
    optimumEffect: (models: number) => ({ ok: true, value: { changed: 30 - 5 * models, ...shared } }),
    optimumPumps: (models: number) => ({
      ok: true,
      value: [
        {
          ...{ name: "冷水系统", isShaft: false },
          plan: {
            flow: 40,
            head: 20 + models,
            power: 2.5,
            index: { room: "101", model: "FP-68", loss: 30_000 },
          },
          today: { flow: 38, head: 22.5, power: 2.4, index: { room: "101", model: "FP-68", loss: 30_000 } },
        },
      ],
    }),
    optimumChanges: (models: number, from: number, to: number) => ({
      ok: true,
      value: Array.from({ length: Math.min(to, 30 - 5 * models) - from }, (_, at) => ({
        index: from + at,
        roomCode: `2F-${from + at + 1}`,
        roomName: "病房",
        units: 2,
        from: from + at === 0 ? null : { model: "FP-68", excess: 0.05, power: 0.1, price: 2_480 },
        to: { model: `FP-${models}`, excess: 0.2, power: 0.13, price: from + at === 2 ? null : 3_100.5 },
      })),
    }),
    optimumLeftOut: () => ({
      ok: true,
      value: [
        { roomCode: "1F-1", roomName: "门厅", slack: 0.452, allowed: null },
        { roomCode: "1F-2", roomName: "机房", slack: null, allowed: null },
        { roomCode: "1F-3", roomName: "病房", slack: 0.3, allowed: 0.2 },
      ],
    }),
    optimumBrands: () => ({ ok: true, value: BRAND_PLANS }),
    adoptOptimumBrand: () => ({ ok: true, value: { changed: 12, kept: 1 } }),
    adoptOptimum: () => ({ ok: true, value: { changed: 10, kept: 0 } }),
  });
  const opened = openBatch(batch, {
    answer: listsAnd((endpoint) => {
      if (endpoint.path === listAreas.path) return AREAS;
      throw new Error(`the test answers no ${endpoint.path}`);
    }),
  });
  await opened.user.click(screen.getByRole("button", { name: "方案优化" }));
  const dialog = within(await screen.findByRole("dialog", { name: "方案优化" }));
  return { ...opened, batch, dialog };
}

export const rowsOf = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole("row").map((row: HTMLElement) => row.textContent);

import { describe, expect, it } from "vitest";
import { adviceOf } from "#domain/building/batch/kind/adviceOf.ts";
import { airOutletAdvice } from "#domain/building/kinds/airOutlet/airOutletAdvice.ts";
import {
  AIR_OUTLET_DEFAULTS,
  type AirOutletFilter,
} from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { ASPECT_RATIO } from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import type { NoMatchReason, PossibleChange } from "#domain/building/selection/multiRoom.ts";

const told = (...reasons: NoMatchReason[]) => adviceOf(reasons, airOutletAdvice);
const range = (property: string, from: [number, number], to: [number, number]): PossibleChange => ({
  code: "change",
  kind: "range",
  property,
  from: { from: from[0], to: from[1] },
  to: { from: to[0], to: to[1] },
});
const requirement = (check: string, from: number, to: number): PossibleChange => ({
  code: "change",
  kind: "requirement",
  check,
  from,
  to,
});
const dropped = (filter: string): PossibleChange => ({ code: "change", kind: "filter", filter, admitted: 3 });

describe("advice for a room without an outlet", () => {
  it("names the nearest specification, the end of the range that it misses, and the throw", () => {
    const lacks = [
      { check: PROPERTY.outletVelocity, required: 4, best: 5.1444 },
      { check: PROPERTY.nozzleThrow, required: 12, best: 10.694 },
    ];
    expect(told({ code: "nearest", model: "315", lacks })?.nearest).toEqual({
      model: "315",
      lacks: "出风口风速 5.14 m/s，高于上限 4.00 m/s；喷口射程 10.7 m，单个需 12.0 m",
    });
    const slow = [{ check: PROPERTY.outletVelocity, required: 2, best: 1.5 }];
    expect(told({ code: "nearest", model: "600", lacks: slow })?.nearest?.lacks).toBe(
      "出风口风速 1.50 m/s，低于下限 2.00 m/s",
    );
  });

  it("has its reservations against velocities that no outlet is chosen for", () => {
    const reservation = (change: PossibleChange) => told(change)?.changes[0]?.reservation;
    expect(reservation(range(PROPERTY.outletVelocity, [2, 4], [2, 10]))).toBeNull();
    expect(reservation(range(PROPERTY.outletVelocity, [2, 4], [2, 10.01]))).toBe(
      "出风口风速一般不高于 10 m/s",
    );
    expect(reservation(range(PROPERTY.outletVelocity, [2, 4], [0.49, 4]))).toBe(
      "出风口风速一般不低于 0.5 m/s",
    );
    expect(reservation(range(ASPECT_RATIO, [1, 3], [1, 12]))).toBeNull();
    expect(reservation(requirement(PROPERTY.nozzleThrow, 12, 8))).toBeNull();
    expect(reservation(requirement(PROPERTY.airFlow, 900, 720))).toBe("由房间决定，先核对房间的数值");
  });

  it.each<[PossibleChange, string, Partial<AirOutletFilter> | null]>([
    [{ code: "change", kind: "quantity", from: 2, to: 3 }, "数量 2 个增至 3 个", null],
    [{ code: "change", kind: "quantity", from: 5, to: 2 }, "数量 5 个减至 2 个", null],
    [requirement(PROPERTY.airFlow, 900, 720.4), "送风量要求 单个 900 m³/h 降至 720 m³/h", null],
    [requirement(PROPERTY.airFlow, 180, 360.2), "送风量要求 单个 180 m³/h 升至 361 m³/h", null],
    // The words show the value that is set, and that value still meets the limit: 10.7 m would be too far.
    [
      requirement(PROPERTY.nozzleThrow, 12, 10.694),
      "喷口射程要求 单个 12.0 m 降至 10.6 m",
      { nozzleThrow: 10.6 },
    ],
    [
      requirement(PROPERTY.nozzleThrow, 12, 0.042),
      "喷口射程要求 单个 12.00 m 降至 0.04 m",
      { nozzleThrow: 0.04 },
    ],
    [
      range(PROPERTY.outletVelocity, [2, 4], [2, 5.1411]),
      "出风口风速 2–4 m/s 放宽至 2–5.15 m/s",
      { fromVelocity: 2, toVelocity: 5.15 },
    ],
    [
      range(PROPERTY.outletVelocity, [2, 4], [0.0047, 4]),
      "出风口风速 2–4 m/s 放宽至 0.004–4 m/s",
      { fromVelocity: 0.004, toVelocity: 4 },
    ],
    [
      range(ASPECT_RATIO, [1, 3], [1, 4.1667]),
      "长宽比 1–3 放宽至 1–4.17",
      { aspectRatioFrom: 1, aspectRatioTo: 4.17 },
    ],
    // Above the highest value of the field.
    [range(PROPERTY.outletVelocity, [2, 4], [2, 120]), "出风口风速 2–4 m/s 放宽至 2–120 m/s", null],
    [dropped("brand"), "不限品牌 有 3 个可选", { brandCode: null }],
    [dropped(PROPERTY.outletType), "不限风口类型 有 3 个可选", null],
  ])("says %o as %s, and makes it where a field can hold it", (named, words, fields) => {
    const asked: AirOutletFilter = { ...AIR_OUTLET_DEFAULTS, type: "V000164", brandCode: "B1" };
    const [first] = told(named)?.changes ?? [];
    expect(`${first?.what} ${first?.how}`).toBe(words);
    expect(airOutletAdvice.apply(asked, first!.change)).toEqual(fields && { ...asked, ...fields });
  });
});

import { describe, expect, it } from "vitest";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { AIR_OUTLET_DEFAULTS } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { INDOOR_UNIT_DEFAULTS } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { altitudeWarning, keptSite, siteOf } from "#domain/building/rooms/SiteFilter.ts";

describe("the height of a building", () => {
  it.each(["-500", "0", "1891", "5000"])("may be %s m", (text) => expect(altitudeWarning(text)).toBeNull());

  it.each(["-501", "5000.5", "-"])("is refused at %s", (text) =>
    expect(altitudeWarning(text)).toEqual({ message: "海拔应在 −500 到 5000 m 之间", clears: true }),
  );

  it("is not left empty", () =>
    expect(altitudeWarning(" ")).toEqual({ message: "海拔不能为空", clears: false }));

  it("is kept where it holds", () => {
    expect(keptSite(3650)).toEqual({ altitude: 3650 });
    for (const value of [0, 9000, "3650", Number.NaN, null, undefined]) expect(keptSite(value)).toEqual({});
  });

  it("is read from whatever filter states it", () => {
    expect(siteOf({ ...FAN_COIL_DEFAULTS, altitude: 1891 })).toEqual({ altitude: 1891 });
    for (const filter of [null, "filter", {}, FAN_COIL_DEFAULTS]) expect(siteOf(filter)).toEqual({});
  });

  it("is said with what it does to the figures of each kind, and at the sea not at all", () => {
    const altitude = 1891;
    expect(filterWords(fanCoilKind.filterFields, { ...FAN_COIL_DEFAULTS, altitude }, null)).toContain(
      "海拔 1,891 m（按现场气压修正，待核对）",
    );
    expect(filterWords(indoorUnitKind.filterFields, { ...INDOOR_UNIT_DEFAULTS, altitude }, null)).toContain(
      "海拔 1,891 m（制冷量、制热量未按海拔修正）",
    );
    expect(filterWords(airOutletKind.filterFields, { ...AIR_OUTLET_DEFAULTS, altitude }, null)).toContain(
      "海拔 1,891 m（风量按现场体积，风速、射程不变）",
    );
    expect(filterWords(fanCoilKind.filterFields, { ...FAN_COIL_DEFAULTS, altitude: 0 }, null)).toEqual(
      filterWords(fanCoilKind.filterFields, FAN_COIL_DEFAULTS, null),
    );
  });
});

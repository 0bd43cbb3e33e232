import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAN_GRADES, PUMP_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { readListAddress, writeListAddress } from "#domain/catalogue/listing/listAddress.ts";
import {
  EMPTY_LIST,
  PAGE_SIZES,
  type ListState,
  type PropertyFilter,
} from "#domain/catalogue/listing/ListState.ts";

const code = fc.stringMatching(/^[PVB][0-9]{6}$/u);
/** The value of a field: at most two decimals. */
const entered = fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => hundredths / 100);
const words = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);

const filter: fc.Arbitrary<PropertyFilter> = fc.oneof(
  fc.record({
    kind: fc.constant("enums" as const),
    code,
    codes: fc.uniqueArray(code, { minLength: 1, maxLength: 4 }),
  }),
  fc
    .record({ kind: fc.constant("range" as const), code, ends: fc.tuple(entered, entered), open: fc.nat(2) })
    .filter(({ ends: [a, b] }) => a !== b)
    .map(({ kind, code: of, ends: [a, b], open }) => ({
      kind,
      code: of,
      from: open === 1 ? null : Math.min(a, b),
      to: open === 2 ? null : Math.max(a, b),
    })),
  fc.record({ kind: fc.constant("bool" as const), code, value: fc.boolean() }),
  fc.record({ kind: fc.constant("text" as const), code, text: words }),
);

const state: fc.Arbitrary<ListState> = fc.record({
  isSample: fc.constantFrom(null, true, false),
  origin: fc.constantFrom("all" as const, "public" as const, "own" as const),
  speedControl: fc.constantFrom("SINGLE_SPEED" as const, "DOUBLE_SPEED" as const),
  brandCode: fc.option(code),
  series: fc.option(fc.record({ id: words, name: fc.string({ maxLength: 40 }) })),
  words: fc.oneof(fc.constant(""), words),
  duty: fc.uniqueArray(
    fc.record({ code, value: entered, deviationRate: fc.option(fc.integer({ min: 0, max: 99 })) }),
    { maxLength: 4, selector: (entry) => entry.code },
  ),
  tolerance: fc.option(
    fc.record({ grade: fc.constantFrom(...PUMP_GRADES, ...FAN_GRADES), isRequired: fc.boolean() }),
  ),
  properties: fc.uniqueArray(filter, { maxLength: 5, selector: (property) => property.code }),
  sort: fc.option(fc.record({ code, direction: fc.constantFrom("ASC" as const, "DESC" as const) })),
  energy: fc.constantFrom(
    [],
    [["energyHours", "4000"]] as const,
    [
      ["energyProfile", "h1x525,0.75x1314"],
      ["energyControl", "systemCurve"],
    ] as const,
  ),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
});

/** The address as a browser carries it: as the text of a query. */
const carried = (list: ListState) =>
  readListAddress(
    new URLSearchParams(
      new URLSearchParams(writeListAddress(list).map(([name, value]) => [name, value])).toString(),
    ),
  );

describe("the address of a list", () => {
  it("opens the same list again", () => {
    fc.assert(
      fc.property(state, (list) => {
        expect(carried(list)).toEqual(list);
      }),
    );
  });

  it("is empty for a list that nothing narrows", () => {
    expect(writeListAddress(EMPTY_LIST)).toEqual([]);
    expect(readListAddress([])).toEqual(EMPTY_LIST);
  });

  it("never fails on what somebody typed into it", () => {
    const name = fc.oneof(
      fc.constantFrom("speed", "brand", "series", "duty", "sort", "page", "size", "e.P000519", "r.P000502"),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (parts) => {
        const list = readListAddress(parts);
        expect(list).toEqual(carried(list));
      }),
    );
  });

  it("leaves a damaged part out and keeps the others", () => {
    const list = readListAddress(
      new URLSearchParams(
        "duty=P000007:12000:10,P000008:x,P000007:5&r.P000502=5~1&e.P000519=V1,,V1&page=0&size=7&sort=P1:up",
      ),
    );
    expect(list).toEqual({
      ...EMPTY_LIST,
      duty: [{ code: "P000007", value: 12_000, deviationRate: 10 }],
      properties: [{ kind: "enums", code: "P000519", codes: ["V1"] }],
    });
  });
});

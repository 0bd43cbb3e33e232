import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_DUTY_FIGURES } from "#domain/base/limits.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designPropertiesOf } from "#domain/catalogue/listing/listConditions.ts";
import { readDesignProperties } from "#domain/catalogue/listing/readDesignProperties.ts";

const flow = { code: PROPERTY.airFlow, value: 12_000 };

describe("the duty of a link", () => {
  it("is what the list wrote, whatever it was", () => {
    const entry = fc.record({
      code: fc.stringMatching(/^[A-Z][0-9]{6}$/u),
      value: fc.integer({ min: 1, max: 10_000_000 }).map((value) => value / 100),
      deviationRate: fc.option(fc.integer({ min: 0, max: 99 })),
    });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ code }) => code, maxLength: 16 }), (duty) => {
        expect(readDesignProperties(designPropertiesOf(duty))).toEqual({ ok: true, value: duty });
      }),
    );
  });

  it("is none where the link carries none", () => {
    for (const text of [null, "", "[]"]) expect(readDesignProperties(text)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ["no JSON", "[{"],
    ["an object", JSON.stringify(flow)],
    ["a value that is no number", JSON.stringify([{ ...flow, value: "12000" }])],
    ["zero", JSON.stringify([{ ...flow, value: 0 }])],
    ["a number that JSON cannot hold", `[{"code":"P000007","value":1e999}]`],
    ["a code with a space", JSON.stringify([{ ...flow, code: "P 7" }])],
    ["a rate of 100 %", JSON.stringify([{ ...flow, deviationRate: 100 }])],
    ["the same quantity twice", JSON.stringify([flow, flow])],
    ["an entry that is null", "[null]"],
    [
      "more entries than any form has",
      JSON.stringify(
        Array.from({ length: MOST_DUTY_FIGURES + 1 }, (_, at) => ({ code: `P${at}`, value: 1 })),
      ),
    ],
  ])("is malformed with %s", (_, text) => {
    expect(readDesignProperties(text)).toEqual({ ok: false, code: "malformed" });
  });
});

import { describe, expect, it } from "vitest";
import { decimalText, digitsOnly } from "#domain/base/input/fieldText.ts";
import { specifiedQuantity } from "#domain/base/input/unitCount.ts";

/** All texts of at most `length` characters of the alphabet. */
function* texts(alphabet: string, length: number): Generator<string> {
  yield "";
  if (length === 0) return;
  for (const sign of alphabet) for (const rest of texts(alphabet, length - 1)) yield sign + rest;
}

describe("digitsOnly", () => {
  it("keeps nothing but a number without leading zeros, of every text", () => {
    for (const text of texts("012.-x", 5)) {
      const kept = digitsOnly(text);
      expect(kept).toMatch(/^(0|[1-9][0-9]*)?$/u);
      expect(digitsOnly(kept)).toBe(kept);
      // Only zeros without meaning may be lost from what was typed.
      const digits = text.replaceAll(/[^0-9]/gu, "");
      expect(kept === "" ? "" : Number(kept)).toBe(digits === "" ? "" : Number(digits));
    }
  });

  it.each([
    ["007", "7"],
    ["0", "0"],
    ["00", "0"],
    ["1 000", "1000"],
    ["-5", "5"],
    ["２０", "20"],
    ["二十", ""],
  ])("makes %s of it: %s", (text, kept) => expect(digitsOnly(text)).toBe(kept));
});

describe("decimalText", () => {
  it.each([0, 1, 2, 8])(
    "keeps nothing but a number with at most %d decimals, of every text",
    (maxDecimals) => {
      for (const text of texts("01.-x", 6)) {
        const kept = decimalText(text, { maxDecimals });
        expect(kept).toMatch(/^((0|[1-9][0-9]*)(\.[0-9]*)?)?$/u);
        expect((kept.split(".")[1] ?? "").length).toBeLessThanOrEqual(maxDecimals);
        expect(decimalText(kept, { maxDecimals })).toBe(kept);
      }
    },
  );

  it("lets every number be typed sign by sign", () => {
    for (const number of ["0", "0.5", "12.25", "100", "3.00000001"]) {
      let field = "";
      for (const sign of number) field = decimalText(field + sign, { maxDecimals: 8 });
      expect(field).toBe(number);
    }
  });

  it.each([
    [".5", "5"],
    ["0.50", "0.50"],
    ["00.5", "0.5"],
    ["1.2.3", "1.23"],
    ["1.", "1."],
    ["1.123456789", "1.12345678"],
    ["1．5", "1.5"],
    ["1。5", "1.5"],
  ])("makes %s of it: %s", (text, kept) => expect(decimalText(text, { maxDecimals: 8 })).toBe(kept));
});

describe("specifiedQuantity", () => {
  it("is an integer of 1 or more, none for an empty text, and refused otherwise, of every text", () => {
    for (const text of texts("0129.- ", 4)) {
      const isWhole = /^\s*[0-9]+\s*$/u.test(text) && Number(text) >= 1;
      const none = text.trim() === "" ? { ok: true, value: null } : { ok: false, code: "not-a-quantity" };
      expect(specifiedQuantity(text)).toEqual(isWhole ? { ok: true, value: Number(text) } : none);
    }
  });

  it("ends where the wire ends", () => {
    expect(specifiedQuantity("10000")).toEqual({ ok: true, value: 10_000 });
    expect(specifiedQuantity("10001").ok).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { caretAfter } from "#domain/base/input/caretAfter.ts";
import { digitsOnly, quantityText, signedText } from "#domain/base/input/fieldText.ts";

/** `|` marks the caret. */
function cleaned(clean: (text: string) => string, typed: string): string {
  const caret = typed.indexOf("|");
  const text = typed.replace("|", "");
  const kept = clean(text);
  const at = caretAfter(clean, text, caret);
  return `${kept.slice(0, at)}|${kept.slice(at)}`;
}

describe("the caret of a cleaned text", () => {
  it.each([
    ["1a|2", "1|2"],
    ["１|2", "1|2"],
    ["|12", "|12"],
    ["12|", "12|"],
    ["0|12", "|12"],
    ["00|", "0|"],
    ["1 00|0", "100|0"],
  ])("of whole numbers %s becomes %s", (typed, kept) => expect(cleaned(digitsOnly, typed)).toBe(kept));

  it.each([
    ["1.2|34", "1.2|3"],
    ["1。|5", "1.|5"],
    [".|5", "|5"],
    ["1.2.|3", "1.2|3"],
    ["0.|5", "0.|5"],
  ])("of quantities %s becomes %s", (typed, kept) => expect(cleaned(quantityText, typed)).toBe(kept));

  const CLEANED = fc.constantFrom(digitsOnly, quantityText, signedText);

  it("stands in the text, and at its end where it was at the end, for every text", () => {
    const typed = fc.string({
      unit: fc.constantFrom("0", "1", "2", ".", "-", "a", "０", "．", "。"),
      maxLength: 8,
    });
    fc.assert(
      fc.property(CLEANED, typed, fc.nat(8), (clean, text, at) => {
        const kept = clean(text);
        const after = caretAfter(clean, text, Math.min(at, text.length));
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(kept.length);
        expect(caretAfter(clean, text, text.length)).toBe(kept.length);
      }),
    );
  });

  it("stays where it was in every number that needs no cleaning", () => {
    fc.assert(
      fc.property(CLEANED, fc.integer({ min: 1, max: 1e9 }), fc.nat(9), (clean, number, at) => {
        const text = String(number);
        const caret = Math.min(at, text.length);
        expect(caretAfter(clean, text, caret)).toBe(caret);
      }),
    );
  });
});

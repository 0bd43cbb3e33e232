import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, type JsonValue } from "#domain/base/hash/canonicalJson.ts";
import { sha256 } from "#domain/base/hash/sha256.ts";

const double = (bits: string) => new DataView(Uint8Array.from(Buffer.from(bits, "hex")).buffer).getFloat64(0);
/** fast-check makes JSON values of every kind, including −0. */
const anyJson = fc.jsonValue() as fc.Arbitrary<JsonValue>;

function shuffled(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value) as [string, JsonValue][];
  return Object.fromEntries(entries.toReversed().map(([name, own]) => [name, shuffled(own)]));
}

describe("cases of data/engineering2_cases.json", () => {
  it("H1 canonical JSON: numbers, strings, literals", () => {
    const text = String.raw`{
  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
  "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
  "literals": [null, true, false]
}`;
    const canonical = canonicalJson(JSON.parse(text) as JsonValue);
    expect(canonical).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    expect(sha256(canonical)).toBe("2d5e01a318d0f0879ab568c4be289c8b1f64ef8921a53c6277d5e069978baacb");
  });
});

describe("canonical JSON", () => {
  it("writes numbers as appendix B of RFC 8785 does", () => {
    const written = [
      ["0000000000000000", "0"],
      ["8000000000000000", "0"],
      ["0000000000000001", "5e-324"],
      ["8000000000000001", "-5e-324"],
      ["7fefffffffffffff", "1.7976931348623157e+308"],
      ["4340000000000000", "9007199254740992"],
      ["4430000000000000", "295147905179352830000"],
      ["44b52d02c7e14af5", "9.999999999999997e+22"],
      ["44b52d02c7e14af6", "1e+23"],
      ["44b52d02c7e14af7", "1.0000000000000001e+23"],
      ["444b1ae4d6e2ef4e", "999999999999999700000"],
      ["444b1ae4d6e2ef50", "1e+21"],
      ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
      ["3eb0c6f7a0b5ed8d", "0.000001"],
      ["41b3de4355555553", "333333333.3333332"],
      ["41b3de4355555557", "333333333.33333343"],
      ["becbf647612f3696", "-0.0000033333333333333333"],
      ["43143ff3c1cb0959", "1424953923781206.2"],
    ] as const;
    for (const [bits, text] of written) {
      expect(canonicalJson(double(bits))).toBe(text);
      expect(canonicalJson([double(bits), null])).toBe(`[${text},null]`);
      expect(canonicalJson([double(bits)])).toBe(`[${text}]`);
    }
  });

  it("sorts names by UTF-16 units, as 3.2.3 does", () => {
    const names = ["€", "\r", "\ufb33", "1", "😀", "\u0080", "ö"];
    const canonical = canonicalJson(Object.fromEntries(names.map((name) => [name, 1])));
    expect(Object.keys(JSON.parse(canonical) as object).filter((name) => name !== "1")).toEqual([
      "\r",
      "\u0080",
      "ö",
      "€",
      "😀",
      "\ufb33",
    ]);
    expect(canonical.indexOf('"1"')).toBeGreaterThan(canonical.indexOf(String.raw`"\r"`));
  });

  it("says the same, whatever order names are stated in", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        const canonical = canonicalJson(value);
        expect(canonicalJson(shuffled(value))).toBe(canonical);
        expect(canonicalJson(JSON.parse(canonical) as JsonValue)).toBe(canonical);
        expect(JSON.parse(canonical)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("leaves out what is undefined, and refuses what JSON cannot say", () => {
    expect(canonicalJson({ b: undefined, a: "x" })).toBe('{"a":"x"}');
    for (const value of [
      Number.NaN,
      Infinity,
      [1, Number.NaN],
      { a: [-Infinity] },
      "\ud83d",
      { "\ude00": 1 },
    ])
      expect(() => canonicalJson(value)).toThrow("no canonical JSON");
    expect(canonicalJson("😀")).toBe('"😀"');
  });
});

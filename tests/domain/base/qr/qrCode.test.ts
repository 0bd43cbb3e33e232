import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { qrCode, type QrCode } from "#domain/base/qr/qrCode.ts";
import { formatBits, versionBits } from "#domain/base/qr/QrGrid.ts";
import { alignmentCentres, countBits, dataCodewords, sideOf, VERSIONS } from "#domain/base/qr/qrSize.ts";
import { correctionOf } from "#domain/base/qr/reedSolomon.ts";
import { READ_VERSIONS, readQr } from "../../../support/plain/readQr.ts";

/** Number of bytes that each version holds at level M (ISO/IEC 18004:2015, table 7). */
const CAPACITY = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
];

const drawn = (text: string): QrCode => {
  const made = qrCode(text);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};

describe("what the standard publishes", () => {
  it("holds as many bytes in each version", () => {
    const versions = Array.from({ length: VERSIONS }, (_, at) => at + 1);
    expect(versions.map((version) => dataCodewords(version) - (countBits(version) === 8 ? 2 : 3))).toEqual(
      CAPACITY,
    );
    for (const [at, bytes] of CAPACITY.entries()) {
      expect(drawn("x".repeat(bytes)).side).toBe(sideOf(at + 1));
    }
    for (const at of [0, 8, 16, 24, 32])
      expect(drawn("x".repeat((CAPACITY[at] ?? 0) + 1)).side).toBe(sideOf(at + 2));
    expect(qrCode("x".repeat(2332))).toEqual({ ok: false, code: "too-long" });
  });

  it("has alignment patterns at the places of annex E", () => {
    expect([1, 2, 7, 14, 22, 32, 36, 39, 40].map(alignmentCentres)).toEqual([
      [],
      [6, 18],
      [6, 22, 38],
      [6, 26, 46, 66],
      [6, 26, 50, 74, 98],
      [6, 34, 60, 86, 112, 138],
      [6, 24, 50, 76, 102, 128, 154],
      [6, 26, 54, 82, 110, 138, 166],
      [6, 30, 58, 86, 114, 142, 170],
    ]);
  });

  it("corrects with the codewords of the worked example 01234567 of annex I", () => {
    const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
  });

  it("tells level and mask, and from version 7 the version, by the words of annexes C and D", () => {
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(formatBits(5).toString(2)).toBe("100000011001110");
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
    expect(versionBits(40).toString(2)).toBe("101000110001101001");
  });
});

describe("a code", () => {
  it("is read back as it was written, in every version that is read", () => {
    for (const version of READ_VERSIONS) {
      const bytes = CAPACITY[version - 1]!;
      const text = Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90))).join(
        "",
      );
      expect(drawn(text).side).toBe(sideOf(version));
      expect(readQr(drawn(text))).toBe(text);
    }
  });

  it("is read back whatever it says", () => {
    const short = fc.string({ unit: "grapheme", maxLength: 24 }).filter((text) => {
      const { length } = new TextEncoder().encode(text);
      return length <= 26;
    });
    fc.assert(
      fc.property(short, (text) => {
        expect(readQr(drawn(text))).toBe(text);
      }),
    );
  });

  it("is refused by what reads it where a module is another one", () => {
    const { side, isDark } = drawn("https://example.com/");
    const turned = {
      side,
      isDark: (row: number, column: number) => isDark(row, column) !== (row === 12 && column === 20),
    };
    expect(() => readQr(turned)).toThrow("a block is damaged");
  });
});

import { describe, expect, test } from "vitest";
import { SILENCER } from "#domain/catalogue/categories.ts";
import { importCatalogue } from "#domain/catalogue/import/importCatalogue.ts";
import { checkProduct } from "#domain/catalogue/import/checkProduct.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import { OCTAVE_LOSSES, OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { OCTAVES } from "#domain/physics/sound/levels.ts";

const definitionsOf = (codes: readonly string[], word: string) =>
  codes.map((code, band) => ({
    ...{
      code,
      name: `${OCTAVES[band]} Hz ${word}`,
      dataType: "Number" as const,
      unitSymbol: "dB",
      enumValues: [],
    },
  }));
const CATALOGUE = importCatalogue({
  categories: [
    { code: "C000001", name: "风机", definitions: definitionsOf(OCTAVE_POWERS, "声功率级") },
    { code: SILENCER, name: "消声器", definitions: definitionsOf(OCTAVE_LOSSES, "插入损失") },
  ],
});

const LEVELS = [82, 85.5, 84, 80, 77, 73, 68, 62];

/** A row of an octave table with these headers, as the import accepts it. */
function rowOf(category: string, headers: readonly string[], cells: readonly (number | string)[] = LEVELS) {
  const fields = [
    ["类别", category],
    ["品牌", "甲"],
    ["型号", "F-1"],
    ...headers.map((head, at) => [head, cells[at]!]),
  ];
  const source = { place: "row 2", fields, faults: [], points: [] } as unknown as Parameters<
    typeof checkProduct
  >[0];
  const { product, remarks } = checkProduct(source, CATALOGUE, createHeaderReader());
  return {
    values:
      product?.values.map((each) => ("number" in each ? [each.propertyCode, each.number] : each)) ?? null,
    said: remarks.map(({ field, message }) => `${field} ${message}`),
  };
}
const stated = (codes: readonly string[]) => codes.map((code, band) => [code, LEVELS[band]]);

describe("a table of octaves", () => {
  test.each([
    ["63 Hz … 8000 Hz", OCTAVES.map((octave) => `${octave} Hz`)],
    ["with the unit of its levels", OCTAVES.map((octave) => `${octave}Hz (dB)`)],
    ["with a symbol, in kilohertz", OCTAVES.map((o) => (o < 1000 ? `Lw ${o} Hz` : `Lw ${o / 1000} kHz`))],
    ["by the names of the standard", OCTAVES.map((octave) => `${octave} Hz 声功率级`)],
    ["by both", OCTAVES.map((octave) => `${octave} Hz 声功率级 dB`)],
  ])("is read under heads %s", (_, headers) => {
    expect(rowOf("风机", headers)).toEqual({ values: stated(OCTAVE_POWERS), said: [] });
  });

  test("of a silencer states what it takes away", () => {
    const headers = OCTAVES.map((octave) => `${octave} Hz`);
    expect(rowOf("消声器", headers).values).toEqual(stated(OCTAVE_LOSSES));
    expect(
      rowOf(
        "消声器",
        OCTAVES.map((octave) => `IL ${octave} Hz dB`),
      ).values,
    ).toEqual(stated(OCTAVE_LOSSES));
  });

  test("is refused where its levels are A-weighted, or its heads are bare figures", () => {
    const weighted = rowOf(
      "风机",
      OCTAVES.map((octave) => `${octave} Hz dB(A)`),
    );
    expect(weighted.values).toBeNull();
    expect(weighted.said).toHaveLength(8);
    expect(weighted.said[0]).toBe("63 Hz dB(A) is A-weighted, and octaves are not");
    expect(rowOf("风机", OCTAVES.map(String)).said[0]).toBe("63 is not a property of this category");
  });
});

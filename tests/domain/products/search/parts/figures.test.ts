import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packFigures, unpackFigures } from "#domain/products/search/parts/figures.ts";
import { plainFigures } from "../../../../support/plain/plainFigures.ts";

const decimal = fc
  .tuple(fc.integer({ min: -20_000_000, max: 20_000_000 }), fc.nat(6))
  .map(([whole, digits]) => Number(`${whole}e-${digits}`))
  .map((figure) => (figure === 0 ? 0 : figure));
const stated = fc.oneof({ weight: 9, arbitrary: decimal }, { weight: 1, arbitrary: fc.constant(NaN) });
/** Numbers of eight bytes of all kinds: negative zero, infinities, and values next to a decimal. */
const any = fc.oneof(fc.double(), stated, fc.constantFrom(-0, 2 ** 31, -(2 ** 31), 0.1 + 0.2, 1e-7));

/** The values decoded by the worker's decoder and by a plain one. */
function backFrom(figures: readonly number[], isRunning: boolean) {
  const packed = packFigures(Float64Array.from(figures), isRunning);
  const back = [...(unpackFigures(packed, figures.length) ?? [])];
  return { packed, back, plain: plainFigures(packed, figures.length) };
}

describe("figures on their way", () => {
  test("come back to the last bit, whatever they are, and so does a plain reading of them", () => {
    fc.assert(
      fc.property(fc.array(any), fc.boolean(), (figures, isRunning) => {
        const { back, plain } = backFrom(figures, isRunning);
        // `toEqual` distinguishes negative zero from zero.
        expect(back).toEqual(figures);
        expect(plain).toEqual(figures);
      }),
    );
  });

  test("of a catalogue are decimals, which take half of their bytes and less", () => {
    const some = fc.integer({ min: -20_000, max: 20_000 }).map((whole) => whole / 100 + 0);
    fc.assert(
      fc.property(fc.array(fc.oneof(some, fc.constant(NaN))), fc.boolean(), (figures, isRunning) => {
        const { packed, back } = backFrom(figures, isRunning);
        expect(back).toEqual(figures);
        expect(packed).toMatchObject({ kind: "decimal" });
        expect(packed.planes.length).toBe(4 * figures.length);
      }),
    );
  });

  test("keep their differences where those are larger than 32 bits", () => {
    const figures = [2_147_483_647, -2_147_483_647, NaN, 2_147_483_647];
    const { packed, back, plain } = backFrom(figures, true);
    expect(packed.kind).toBe("decimal");
    expect([back, plain]).toEqual([figures, figures]);
  });

  test("that are not as many as they should be are refused, and so are digits that nobody writes", () => {
    const packed = packFigures(Float64Array.of(1, 2, 3), false);
    expect(unpackFigures(packed, 4)).toBeNull();
    expect(unpackFigures({ ...packed, digits: 7 } as typeof packed, 3)).toBeNull();
  });
});

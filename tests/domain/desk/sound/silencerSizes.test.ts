import { expect, test } from "vitest";
import { OCTAVE_LOSSES } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { readSilencers } from "#domain/desk/sound/readSilencers.ts";
import { silencerSizes } from "#domain/desk/sound/silencerSizes.ts";

const silencer = (width: number, height: number, length: number, losses: readonly number[]) => ({
  parameters: [
    { code: PROPERTY.width, value: width },
    { code: PROPERTY.height, value: height },
    { code: PROPERTY.length, value: length },
    ...losses.map((value, band) => ({ code: OCTAVE_LOSSES[band]!, value })),
  ],
});
const LOSSES = [4, 8, 15.5, 22, 28, 25, 18, 14];

test("a cross-section has its lengths as lines that are read again, the shortest first", () => {
  const sizes = silencerSizes([
    silencer(800, 500, 1500, LOSSES),
    silencer(400, 300, 900, LOSSES),
    silencer(800, 500, 900, LOSSES),
  ]);
  expect(sizes.map(({ size }) => size)).toEqual(["400×300", "800×500"]);
  const read = readSilencers(sizes[1]!.lines);
  expect(read.ok && read.value).toEqual([
    { length: 900, insertion: LOSSES, own: null },
    { length: 1500, insertion: LOSSES, own: null },
  ]);
});

test("a silencer that does not state all octaves is left out", () => {
  expect(silencerSizes([silencer(400, 300, 900, LOSSES.slice(0, 7)), { parameters: [] }])).toEqual([]);
});

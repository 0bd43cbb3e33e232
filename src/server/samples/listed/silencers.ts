import { OCTAVE_LOSSES } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Spectrum } from "#domain/physics/sound/levels.ts";
import { roundTo } from "../../records/roundTo.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000011";
/** mm, duct sizes of GB 50243. */
const SIZES = [
  [400, 300],
  [500, 400],
  [630, 400],
  [800, 500],
  [1000, 500],
  [1250, 630],
  [1600, 800],
] as const;
const LENGTHS = [900, 1500];
/** m/s at which resistance and loss are listed. */
const LISTED_VELOCITY = 6;

/** dB: more than this goes around a silencer through its casing. */
const MOST_LOSS = 45;

const lineOf = (
  letters: string,
  type: string,
  /** dB at 250 Hz for each m of length. */
  loss: number,
  /** As a share of the velocity pressure, for a length of 1 m. */
  resistance: number,
  /** Loss of each octave over that at 250 Hz. */
  shape: Spectrum,
): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.productType, type)}消声器`,
  items: (variation) =>
    SIZES.flatMap(([width, height]) =>
      LENGTHS.map((length) => {
        const listed = roundTo(1, loss * (length / 1000) * variation + 2);
        return {
          size: `${width}×${height}-${length}`,
          numbers: [
            [PROPERTY.insertionLoss, listed],
            [
              PROPERTY.airPressureDrop,
              roundTo(1, (0.6 + (resistance * length) / 1000) * 0.6 * LISTED_VELOCITY ** 2),
            ],
            [PROPERTY.airFlow, Math.round((width * height * 3600 * LISTED_VELOCITY) / 1e6)],
            [PROPERTY.width, width],
            [PROPERTY.height, height],
            [PROPERTY.length, length],
            [PROPERTY.weight, Math.round((width + height) * length * 3.1e-5 + 6)],
            ...OCTAVE_LOSSES.map(
              (code, band) => [code, roundTo(0, Math.min(MOST_LOSS, listed * shape[band]!))] as const,
            ),
          ],
          enums: [[PROPERTY.productType, type]],
        };
      }),
    ),
});

export const SILENCERS: ListedCategory = {
  code: CODE,
  lines: [
    lineOf("XPS", "V000881", 15, 1.1, [0.25, 0.5, 1, 1.6, 2, 1.7, 1.2, 0.9]),
    lineOf("XWK", "V000882", 11, 0.7, [0.4, 0.7, 1, 1.3, 1.4, 1.3, 1.1, 0.9]),
    lineOf("XZK", "V000883", 14, 1.4, [0.5, 0.8, 1, 1.3, 1.6, 1.5, 1.2, 1]),
  ],
};

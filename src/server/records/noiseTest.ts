import { HEMI_FREE, PRESSURE_LEVEL } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

/** How a pressure level was measured over a reflecting floor, as values of a product. */
export const noiseTestEnums = (distance: number | null) =>
  distance === null
    ? []
    : ([
        [PROPERTY.noiseKind, PRESSURE_LEVEL],
        [PROPERTY.noiseField, HEMI_FREE],
      ] as const);

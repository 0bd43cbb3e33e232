/** Where a text stands in the one picture that holds them all, px. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface LabelAtlas {
  readonly width: number;
  readonly height: number;
  readonly places: readonly LabelPlace[];
}

/** px: every device draws so wide a texture. */
const ATLAS_WIDTH = 2048;
/** px between texts, so that none shines into its neighbour. */
const GAP = 4;

/** Rows of texts, each as high as `rowHeight`; what is wider than the picture is cut off there. */
export function labelAtlas(widths: readonly number[], rowHeight: number): LabelAtlas {
  let x = 0;
  let y = 0;
  const places = widths.map((wanted): LabelPlace => {
    const width = Math.min(ATLAS_WIDTH, Math.ceil(wanted));
    if (x > 0 && x + width > ATLAS_WIDTH) {
      x = 0;
      y += rowHeight + GAP;
    }
    const place = { x, y, width };
    x += width + GAP;
    return place;
  });
  return { width: ATLAS_WIDTH, height: y + rowHeight, places };
}

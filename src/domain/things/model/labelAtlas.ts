/** Position of a text in the picture that holds all of them, px. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface LabelAtlas {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly LabelBox[];
}

/** px; every device supports a texture of this width. */
const ATLAS_WIDTH = 2048;
/** px between texts, so that none bleeds into its neighbour. */
const GAP = 4;

/** Rows of texts, each `rowHeight` high; a text wider than the picture is cut off. */
export function labelAtlas(widths: readonly number[], rowHeight: number): LabelAtlas {
  let x = 0;
  let y = 0;
  const boxes = widths.map((wanted): LabelBox => {
    const width = Math.min(ATLAS_WIDTH, Math.ceil(wanted));
    if (x > 0 && x + width > ATLAS_WIDTH) {
      x = 0;
      y += rowHeight + GAP;
    }
    const box = { x, y, width };
    x += width + GAP;
    return box;
  });
  return { width: ATLAS_WIDTH, height: y + rowHeight, boxes };
}

import type { PageEntry } from "../curves/PageEntry.ts";
import type { Point } from "../curves/PageDrawing.ts";
import type { PictureChart } from "./PictureChart.ts";

/** What a person did on a picture; axes and curves are described as on a page of paths. */
export interface PictureEntry extends PageEntry {
  /** Corners of a frame that was begun. */
  readonly corners: readonly Point[];
  readonly pictures: readonly PictureChart[];
}

export const isPictureEntry = (entry: PageEntry): entry is PictureEntry => "pictures" in entry;

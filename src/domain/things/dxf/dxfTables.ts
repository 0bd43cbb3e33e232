import type { DxfPairs } from "./DxfPairs.ts";

/** A font with Chinese characters on every Windows; without one they appear as boxes. */
const FONT = "simsun.ttc";
export const STYLE = "VOLUTE";
const BLOCK_RECORDS = "1F";
export const MILLIMETRES = 4;
const DIM_STYLES = "A";

/** A layer; `isDashed` draws its lines broken. */
export type DxfLayer = readonly [name: string, color: number, isDashed?: true];
/** mm of a model at 1:100: length of a dash and of a gap. */
const DASH = { name: "Dashed", drawn: 400, gap: 200 } as const;

/** The contents of a drawing's tables. */
export interface DxfContents {
  readonly layers: readonly DxfLayer[];
  /** Block records: name and handle. */
  readonly records: Iterable<readonly [name: string, handle: string]>;
  /** Dimension style of the drawing, in mm of its model; `null` if nothing is dimensioned. */
  readonly dimensions: DimensionStyle | null;
}

export interface DimensionStyle {
  readonly name: string;
  /** mm of the model per mm on paper. */
  readonly scale: number;
  /** mm on paper. */
  readonly text: number;
  readonly tick: number;
  readonly gap: number;
}

/** Writes the tables section. `handle` gives each record a unique handle. */
export function putTables(
  file: DxfPairs,
  { layers, records, dimensions }: DxfContents,
  handle: () => string,
): void {
  const table = (name: string, of: string, entries: readonly (() => void)[]) => {
    file.put(
      [0, "TABLE"],
      [2, name],
      [5, of],
      [330, "0"],
      [100, "AcDbSymbolTable"],
      [70, String(entries.length)],
    );
    if (name === "DIMSTYLE") file.put([100, "AcDbDimStyleTable"], [71, String(entries.length)]);
    for (const entry of entries) entry();
    file.put([0, "ENDTAB"]);
  };
  const record = (kind: string, owner: string, own: string, marker: string, name: string) =>
    file.put(
      [0, kind],
      [kind === "DIMSTYLE" ? 105 : 5, own],
      [330, owner],
      [100, "AcDbSymbolTableRecord"],
      [100, marker],
      [2, name],
    );
  const styles = new Map(["Standard", STYLE].map((name) => [name, handle()]));

  const dashed = () => {
    record("LTYPE", "5", handle(), "AcDbLinetypeTableRecord", DASH.name);
    file.put([70, "0"], [3, "__ __ __"], [72, "65"], [73, "2"], [40, DASH.drawn + DASH.gap]);
    file.put([49, DASH.drawn], [74, "0"], [49, -DASH.gap], [74, "0"]);
  };

  file.put([0, "SECTION"], [2, "TABLES"]);
  table("VPORT", "8", []);
  table("LTYPE", "5", [
    ...["ByBlock", "ByLayer", "Continuous"].map((name) => () => {
      record("LTYPE", "5", handle(), "AcDbLinetypeTableRecord", name);
      file.put([70, "0"], [3, ""], [72, "65"], [73, "0"], [40, 0]);
    }),
    ...(layers.some(([, , isDashed]) => isDashed) ? [dashed] : []),
  ]);
  table(
    "LAYER",
    "2",
    [["0", 7] as DxfLayer, ...layers].map(([name, color, isDashed]) => () => {
      record("LAYER", "2", handle(), "AcDbLayerTableRecord", name);
      file.put([70, "0"], [62, String(color)], [6, isDashed === true ? DASH.name : "Continuous"]);
    }),
  );
  table(
    "STYLE",
    "3",
    [...styles].map(([name, own]) => () => {
      record("STYLE", "3", own, "AcDbTextStyleTableRecord", name);
      file.put([70, "0"], [40, 0], [41, 1], [50, 0], [71, "0"], [42, 2.5], [3, FONT], [4, ""]);
    }),
  );
  table("VIEW", "6", []);
  table("UCS", "7", []);
  table("APPID", "9", [
    () => {
      record("APPID", "9", handle(), "AcDbRegAppTableRecord", "ACAD");
      file.put([70, "0"]);
    },
  ]);
  table(
    "DIMSTYLE",
    DIM_STYLES,
    dimensions === null
      ? []
      : [
          () => {
            const { name, scale, text, tick, gap } = dimensions;
            record("DIMSTYLE", DIM_STYLES, handle(), "AcDbDimStyleTableRecord", name);
            // Whole mm along the dimension lines, above them, with ticks at the ends.
            file.put([70, "0"], [40, scale], [41, text], [42, gap], [44, gap], [140, text], [142, tick]);
            file.put([147, gap / 2], [73, "0"], [74, "0"], [77, "1"], [271, "0"], [340, styles.get(STYLE)!]);
          },
        ],
  );
  table(
    "BLOCK_RECORD",
    BLOCK_RECORDS,
    Array.from(records, ([name, own]) => () => {
      record("BLOCK_RECORD", BLOCK_RECORDS, own, "AcDbBlockTableRecord", name);
      file.put([70, String(MILLIMETRES)]);
    }),
  );
  file.put([0, "ENDSEC"]);
}

import type { IndoorUnitFilter } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { INDOOR_UNIT_FIELDS } from "#domain/building/kinds/indoorUnit/indoorUnitFields.ts";
import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { KeptBatch } from "../../frame/KeptBatch.tsx";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { IndoorUnitAlternativeFields } from "./IndoorUnitAlternativeFields.tsx";
import { IndoorUnitFields } from "./IndoorUnitFields.tsx";
import { indoorUnitStructureName } from "#domain/building/kinds/indoorUnit/indoorUnitStructureName.ts";

const DIGITS = 2;
const LIMITS = ["noiseLimit", "marginLimit", "figureMarginLimits"] as const;
const FIGURE = { width: 68, from: "narrow", alternativesWidth: 96, alternativesFrom: "narrow" } as const;

/** Such as 制冷 2.71 · 制热 1.72; missing figures are left out. */
const inWords = ([cooling = null, heating = null]: readonly (number | null)[]): string =>
  [
    cooling !== null && `制冷 ${formatNumber(cooling, DIGITS)}`,
    heating !== null && `制热 ${formatNumber(heating, DIGITS)}`,
  ]
    .filter((part) => part !== false)
    .join(" · ");
const inKilowatts = (words: string) => (words === "" ? "" : `${words} kW`);

/** Multi-split indoor units on the batch screen. */
export const indoorUnitScreen: BatchScreenKind<IndoorUnitFilter> = {
  kind: indoorUnitKind,
  aroundTable: 152,
  hasFan: true,
  FilterFields: IndoorUnitFields,
  AlternativeFields: IndoorUnitAlternativeFields,
  modelCaption: ({ structure }, brandName, width) => {
    const build = indoorUnitStructureName(structure);
    if (brandName === null) return build;
    return width === "wide" ? brandName : `${brandName} · ${build}`;
  },
  figureLayout: { cooling: FIGURE, heating: FIGURE },
  capacity: (figures) => inKilowatts(inWords(figures)),
  needs: (required, filter) =>
    [inKilowatts(inWords(required)), ...filterWords(INDOOR_UNIT_FIELDS, filter, null, LIMITS)]
      .filter((part) => part !== "")
      .join(" · "),
  ratedLabel: () => "标定值",
};

export const Batch = () => <KeptBatch screen={indoorUnitScreen} />;

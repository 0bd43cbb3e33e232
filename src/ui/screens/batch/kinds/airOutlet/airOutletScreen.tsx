import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { KeptBatch } from "../../frame/KeptBatch.tsx";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { AirOutletAlternativeFields } from "./AirOutletAlternativeFields.tsx";
import { AirOutletFields } from "./AirOutletFields.tsx";

const at = (key: string, filter: AirOutletFilter) =>
  airOutletKind.figures(filter).findIndex((figure) => figure.key === key);

const figure = { width: 76, from: "narrow", alternativesWidth: 88, alternativesFrom: "narrow" } as const;

/**
 * px; the remaining width belongs to the rooms' names. A narrow window hides this column, since 规格 states the
 * size.
 */
const size = { ...figure, width: 60, from: "middle" } as const;

export const airOutletScreen: BatchScreenKind<AirOutletFilter> = {
  kind: airOutletKind,
  aroundTable: 110,
  hasFan: false,
  FilterFields: AirOutletFields,
  AlternativeFields: AirOutletAlternativeFields,
  modelCaption: ({ type }, brandName) => brandName ?? OUTLET_TYPES[type],
  figureLayout: {
    length: size,
    width: size,
    diameter: size,
    nozzleThrow: { ...figure, width: 96, alternativesWidth: 108 },
    velocity: figure,
  },
  capacity: (figures, filter) => {
    const velocity = figures[at("velocity", filter)] ?? null;
    return velocity === null ? "" : `出风口风速 ${formatNumber(velocity, 2)} m/s`;
  },
  needs: (required, filter) => {
    const needed = required[at("nozzleThrow", filter)] ?? null;
    const velocity = `风速 ${formatPlain(filter.fromVelocity)}–${formatPlain(filter.toVelocity)} m/s`;
    return needed === null ? velocity : `${velocity} · 射程 ${formatNumber(needed, 1)} m`;
  },
  // The figures are those of the room itself, so there is no label for rated ones.
  ratedLabel: () => "",
};

export const Batch = () => <KeptBatch screen={airOutletScreen} />;

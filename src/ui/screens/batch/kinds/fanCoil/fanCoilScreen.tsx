import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { FAN_COIL_INSTALLATIONS, FAN_COIL_STRUCTURES } from "#domain/catalogue/properties.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { KeptBatch } from "../../frame/KeptBatch.tsx";
import type { BatchScreenKind } from "../../context/BatchScreenKind.ts";
import { FanCoilAlternativeFields } from "./FanCoilAlternativeFields.tsx";
import { FanCoilFields } from "./FanCoilFields.tsx";
import { LEVEL_NAMES } from "#domain/building/kinds/fanCoil/fanCoilWords.ts";
import { fanCoilNeeds } from "./fanCoilNeeds.ts";

const DIGITS = 2;
const at = (key: string, filter: FanCoilFilter) =>
  fanCoilKind.figures(filter).findIndex((figure) => figure.key === key);
const kilowatts = (value: number) => formatNumber(value, DIGITS);

export const fanCoilScreen: BatchScreenKind<FanCoilFilter> = {
  kind: fanCoilKind,
  aroundTable: 152,
  hasFan: true,
  FilterFields: FanCoilFields,
  AlternativeFields: FanCoilAlternativeFields,
  modelCaption: ({ structure, installation }, brandName, width) => {
    const build = `${FAN_COIL_STRUCTURES[structure]}${FAN_COIL_INSTALLATIONS[installation]}`;
    if (brandName === null) return build;
    return width === "wide" ? brandName : `${brandName} · ${build}`;
  },
  figureLayout: {
    airFlow: { width: 68, from: "middle", alternativesWidth: 64, alternativesFrom: "narrow" },
    totalCooling: { width: 68, from: "narrow", alternativesWidth: 64, alternativesFrom: "narrow" },
    sensibleCooling: { width: 68, from: "middle", alternativesWidth: 64, alternativesFrom: "narrow" },
    latentCooling: { width: 68, from: "wide", alternativesWidth: 64, alternativesFrom: "middle" },
    heatMoistureRatio: { width: 84, from: "wide", alternativesWidth: 68, alternativesFrom: "wide" },
    heating: { width: 68, from: "narrow", alternativesWidth: 64, alternativesFrom: "narrow" },
  },
  capacity: (figures, filter) => {
    const total = figures[at("totalCooling", filter)] ?? null;
    return total === null ? "" : `全冷 ${kilowatts(total)} kW`;
  },
  needs: fanCoilNeeds,
  ratedLabel: ({ level }) => `${LEVEL_NAMES[level]}标定值`,
};

export const Batch = () => <KeptBatch screen={fanCoilScreen} />;

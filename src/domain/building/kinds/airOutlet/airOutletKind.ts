import { AIR_OUTLET } from "../../../catalogue/categories.ts";
import { SPHERICAL_NOZZLE } from "../../../catalogue/outletTypes.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import type { Parameter } from "../../selection/multiRoom.ts";
import { statedNumber } from "../../selection/statedNumber.ts";
import { calculatedQuantity } from "../../selection/unitQuantity.ts";
import type { BatchKind } from "../../batch/kind/BatchKind.ts";
import { AIR_OUTLET_WORDS, airOutletAdvice } from "./airOutletAdvice.ts";
import { AIR_OUTLET_COLUMNS, airOutletFigures } from "./airOutletFigureColumns.ts";
import { AIR_OUTLET_DEFAULTS, brandInForce, type AirOutletFilter } from "./AirOutletFilter.ts";
import { AIR_OUTLET_AT_ALTITUDE, AIR_OUTLET_FIELDS } from "./airOutletFields.ts";
import { AIR_OUTLET_PARAMETER_SETS } from "./airOutletParameterSets.ts";
import { AIR_OUTLET_REQUEST_FIELDS, airOutletRequest } from "./airOutletRequest.ts";
import { explainNoOutlet } from "./explainNoOutlet.ts";
import { AIR_OUTLET_SCHEDULE } from "./airOutletSchedule.ts";
import { outletNeck } from "./outletNeck.ts";
import { AIR_OUTLET_SUMS } from "./airOutletSums.ts";

const readFigures = (parameters: readonly Parameter[]) =>
  AIR_OUTLET_COLUMNS.map(({ code }) => statedNumber(parameters, code));

const VELOCITY = AIR_OUTLET_COLUMNS.findIndex(({ key }) => key === "velocity");

/** Air outlets, C000012, for the batch screen and its worker. */
export const airOutletKind: BatchKind<AirOutletFilter> = {
  name: "airOutlet",
  categoryCode: AIR_OUTLET,
  paths: ["/multiRoom/airOutlet"],
  words: {
    title: "风口",
    model: "规格",
    noMatch: "未找到合适规格",
    unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选规格",
    excess: "风速偏离",
    counter: AIR_OUTLET_WORDS.counter,
  },
  roomFigures: ["roomArea", "airSupplyVolume"],
  requestFields: AIR_OUTLET_REQUEST_FIELDS,
  parameters: AIR_OUTLET_PARAMETER_SETS,
  hasCorrection: false,
  atAltitude: AIR_OUTLET_AT_ALTITUDE,
  hasFiguresByRoom: true,
  defaultFilter: AIR_OUTLET_DEFAULTS,
  filterFields: AIR_OUTLET_FIELDS,
  brandOf: brandInForce,
  figures: ({ type }) => airOutletFigures(type),
  request: airOutletRequest,
  calculatedQuantity: (room, { singleUnitResponsibilityArea }) =>
    calculatedQuantity(room.roomArea, singleUnitResponsibilityArea),
  readFigures,
  required: (_room, _quantity, { type, nozzleThrow }) =>
    AIR_OUTLET_COLUMNS.map(({ key }) =>
      key === "nozzleThrow" && type === SPHERICAL_NOZZLE ? nozzleThrow : null,
    ),
  surplusFigure: null,
  sums: AIR_OUTLET_SUMS,
  air: { neckOf: outletNeck },
  noise: {
    figures: [PROPERTY.noise, PROPERTY.airFlow, PROPERTY.length, PROPERTY.width, PROPERTY.diameter],
    of: () => ({ figure: PROPERTY.noise, hasOctaves: true, isOfAir: true }),
  },
  schedule: AIR_OUTLET_SCHEDULE,
  comparedBy: ({ type, singleUnitResponsibilityArea }, { roomArea, airSupplyVolume }, quantity) => ({
    parameter_filter: type === SPHERICAL_NOZZLE ? "SPHERICAL_DIFFUSER" : "OBS_DIFFUSERS",
    airSupplyVolume,
    equipmentNumber: quantity,
    roomArea,
    singleUnitResponsibilityArea,
  }),
  compare: (parameters) => ({
    figures: readFigures(parameters),
    corrected: [],
    inputPower: null,
    noise: null,
    staticPressure: null,
  }),
  explain: explainNoOutlet,
  advice: airOutletAdvice,
  planParameters: (model, figures) => [
    { code: PROPERTY.specification, name: "规格", value: model },
    // The specified name for hosts; on the page it is 出风口风速.
    { code: PROPERTY.outletVelocity, name: "出口风速", value: figures[VELOCITY] ?? null },
  ],
  hostFields: [
    "roomId",
    "productId",
    "equipmentNumber",
    "parameters",
    "standing",
    "remark",
    "isSample",
    "conditions",
    "searchData",
  ],
};

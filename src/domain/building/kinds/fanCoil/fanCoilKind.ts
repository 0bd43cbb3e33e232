import { PROPERTY } from "../../../catalogue/properties.ts";
import { FAN_COIL } from "../../../catalogue/categories.ts";
import { FAN_COIL_FIGURES } from "./selection/FanCoil.ts";
import { noiseProperty } from "./selection/fanCoilProperty.ts";
import { calculatedQuantity } from "../../selection/unitQuantity.ts";
import { unitRequirement } from "./selection/unitRequirement.ts";
import type { BatchKind } from "../../batch/kind/BatchKind.ts";
import { compareFanCoil, readFanCoilFigures } from "./compareFanCoil.ts";
import { explainNoMatch, FAN_COIL_REASONS } from "./explainNoMatch.ts";
import { fanCoilAdvice } from "./fanCoilAdvice.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "./FanCoilFilter.ts";
import { FAN_COIL_AT_ALTITUDE, FAN_COIL_FIELDS } from "./fanCoilFields.ts";
import { FAN_COIL_PARAMETER_SETS } from "./fanCoilParameterSets.ts";
import { checkedFigures, FAN_COIL_REQUEST_FIELDS, fanCoilRequest } from "./fanCoilRequest.ts";
import { FAN_COIL_SCHEDULE } from "./fanCoilSchedule.ts";
import { FAN_COIL_SUMS } from "./fanCoilSums.ts";

/** Fan coils, C000006, for the batch screen and its worker. */
export const fanCoilKind: BatchKind<FanCoilFilter> = {
  name: "fanCoil",
  categoryCode: FAN_COIL,
  paths: ["/multiRoom/fanCoil", "/fanCoil/multiRoom"],
  words: {
    title: "风机盘管",
    model: "型号",
    noMatch: "未找到合适型号",
    unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选产品",
    counter: FAN_COIL_REASONS.counter,
  },
  drawing: "/products/fan-coil.svg",
  roomFigures: ["roomArea", "coolingLoad", "heatLoad"],
  requestFields: FAN_COIL_REQUEST_FIELDS,
  parameters: FAN_COIL_PARAMETER_SETS,
  hasCorrection: true,
  atAltitude: FAN_COIL_AT_ALTITUDE,
  defaultFilter: FAN_COIL_DEFAULTS,
  filterFields: FAN_COIL_FIELDS,
  brandOf: ({ brandCode }) => brandCode,
  figures: () => FAN_COIL_COLUMNS,
  request: fanCoilRequest,
  calculatedQuantity: (room, { singleUnitResponsibilityArea }) =>
    calculatedQuantity(room.roomArea, singleUnitResponsibilityArea),
  readFigures: (parameters, { level }) => readFanCoilFigures(parameters, level),
  required: (room, quantity, filter) => {
    const required = unitRequirement(room, quantity, { ...filter, checks: checkedFigures(filter.checks) });
    return FAN_COIL_FIGURES.map((figure) => required[figure]);
  },
  surplusFigure: FAN_COIL_FIGURES.indexOf("totalCooling"),
  sums: FAN_COIL_SUMS,
  water: {
    cooling: FAN_COIL_FIGURES.indexOf("totalCooling"),
    heating: FAN_COIL_FIGURES.indexOf("heating"),
    flow: PROPERTY.waterFlow,
    loss: PROPERTY.waterPressureDrop,
  },
  noise: {
    figures: [PROPERTY.highNoise, PROPERTY.mediumNoise],
    of: ({ level }) => ({ figure: noiseProperty(level), hasOctaves: level === "HIGH_LEVEL" }),
  },
  schedule: FAN_COIL_SCHEDULE,
  comparedBy: ({ level }) => ({
    parameter_filter: level === "HIGH_LEVEL" ? "ALTERNATIVE_HIGH_LEVEL" : "ALTERNATIVE_MEDIUM_LEVEL",
  }),
  compare: compareFanCoil,
  explain: explainNoMatch,
  advice: fanCoilAdvice,
};

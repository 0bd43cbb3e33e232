import { INDOOR_UNIT } from "../../../catalogue/categories.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { INDOOR_UNIT_FIGURES, INDOOR_UNIT_PROPERTY } from "./selection/IndoorUnit.ts";
import { indoorUnitDemands } from "./selection/indoorUnitDemands.ts";
import type { CheckedRequest, Parameter } from "../../selection/multiRoom.ts";
import { CHECKS, type RequestFields } from "../../selection/RequestField.ts";
import { statedNumber } from "../../selection/statedNumber.ts";
import { calculatedQuantity } from "../../selection/unitQuantity.ts";
import type { BatchKind } from "../../batch/kind/BatchKind.ts";
import { droppableNames, withoutFilter } from "../../batch/kind/droppableFilters.ts";
import { explainReasons, type ReasonWords } from "../../batch/kind/explainReasons.ts";
import { INDOOR_UNIT_COLUMNS } from "./indoorUnitFigureColumns.ts";
import { INDOOR_UNIT_DEFAULTS, type IndoorUnitFilter } from "./IndoorUnitFilter.ts";
import { INDOOR_UNIT_AT_ALTITUDE, INDOOR_UNIT_FIELDS } from "./indoorUnitFields.ts";
import { INDOOR_UNIT_PARAMETER_SETS } from "./indoorUnitParameterSets.ts";
import { checkedFigures, indoorUnitRequest } from "./indoorUnitRequest.ts";
import { INDOOR_UNIT_SCHEDULE } from "./indoorUnitSchedule.ts";
import { INDOOR_UNIT_SUMS } from "./indoorUnitSums.ts";

const readFigures = (parameters: readonly Parameter[]) =>
  INDOOR_UNIT_FIGURES.map((figure) => statedNumber(parameters, INDOOR_UNIT_PROPERTY[figure]));

const titleOf = (check: string) =>
  INDOOR_UNIT_COLUMNS.find(({ key }) => INDOOR_UNIT_PROPERTY[key] === check)?.title ?? check;

const WORDS: ReasonWords = {
  counter: "台",
  noRequirement: "没有可校核的负荷，补充房间负荷或调整校核项",
  noCandidates: "没有产品符合品牌、结构形式等筛选条件",
  quantityOf: (check) => ({ name: titleOf(check), unit: " kW", digits: 2, bound: "floor" }),
  unknown: (check, subject) => `${subject}未提供${titleOf(check)}`,
};

/** Multi-split indoor units, C000005, for the batch screen and its worker. */
export const indoorUnitKind: BatchKind<IndoorUnitFilter> = {
  name: "indoorUnit",
  categoryCode: INDOOR_UNIT,
  paths: ["/multiRoom/indoorUnit"],
  words: {
    title: "多联机室内机",
    model: "型号",
    noMatch: "未找到合适型号",
    unreasonableInput: "存在过大或过小的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选产品",
    counter: WORDS.counter,
  },
  roomFigures: ["roomArea", "coolingLoad", "heatLoad"],
  requestFields: CHECKS satisfies RequestFields<CheckedRequest>,
  parameters: INDOOR_UNIT_PARAMETER_SETS,
  hasCorrection: false,
  atAltitude: INDOOR_UNIT_AT_ALTITUDE,
  defaultFilter: INDOOR_UNIT_DEFAULTS,
  filterFields: INDOOR_UNIT_FIELDS,
  brandOf: ({ brandCode }) => brandCode,
  figures: () => INDOOR_UNIT_COLUMNS,
  request: indoorUnitRequest,
  calculatedQuantity: (room, { singleUnitResponsibilityArea }) =>
    calculatedQuantity(room.roomArea, singleUnitResponsibilityArea),
  readFigures,
  required: (room, quantity, { checks }) => {
    const demands = indoorUnitDemands(room, quantity, checkedFigures(checks));
    return INDOOR_UNIT_FIGURES.map(
      (figure) => demands.find((demand) => demand.figure === figure)?.required ?? null,
    );
  },
  surplusFigure: INDOOR_UNIT_FIGURES.indexOf("cooling"),
  sums: INDOOR_UNIT_SUMS,
  split: {
    cooling: INDOOR_UNIT_FIGURES.indexOf("cooling"),
    heating: INDOOR_UNIT_FIGURES.indexOf("heating"),
  },
  noise: { figures: [PROPERTY.noise], of: () => ({ figure: PROPERTY.noise, hasOctaves: true }) },
  schedule: INDOOR_UNIT_SCHEDULE,
  // The category has no levels; alternatives are compared by their rated figures.
  comparedBy: () => ({}),
  compare: (parameters) => ({
    figures: readFigures(parameters),
    corrected: [],
    inputPower: statedNumber(parameters, PROPERTY.inputPower),
    noise: statedNumber(parameters, PROPERTY.noise),
    staticPressure: statedNumber(parameters, PROPERTY.externalStaticPressure),
  }),
  explain: (reasons) => explainReasons(reasons, WORDS),
  advice: {
    words: WORDS,
    filterNames: droppableNames(INDOOR_UNIT_FIELDS),
    apply: (filter, change) =>
      change.kind === "filter" ? withoutFilter(INDOOR_UNIT_FIELDS, filter, change.filter) : null,
  },
};

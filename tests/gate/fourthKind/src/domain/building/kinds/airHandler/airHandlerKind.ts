import { PROPERTY } from "../../../catalogue/properties.ts";
import { TOP_SIZE, type MultiRoomRequest, type Parameter } from "../../selection/multiRoom.ts";
import type { RequestFields } from "../../selection/RequestField.ts";
import { statedNumber } from "../../selection/statedNumber.ts";
import { calculatedQuantity } from "../../selection/unitQuantity.ts";
import type { BatchKind } from "../../batch/kind/BatchKind.ts";
import { numberField } from "../../batch/kind/fieldTypes.ts";
import { areaField, siteFields } from "../../batch/kind/sharedFields.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

const AT_ALTITUDE = "未按海拔修正";

export interface AirHandlerFilter extends SiteFilter {
  /** ㎡ */
  readonly singleUnitResponsibilityArea: number;
  /** % above the load. */
  readonly reserve: number;
}

export interface AirHandlerRequest extends MultiRoomRequest {
  readonly reserve: number;
}

const readFigures = (parameters: readonly Parameter[]) => [
  statedNumber(parameters, PROPERTY.coolingCapacity),
];

/** Air handling units, C000003. */
export const airHandlerKind: BatchKind<AirHandlerFilter> = {
  name: "airHandler",
  categoryCode: "C000003",
  paths: ["/multiRoom/airHandler"],
  words: {
    title: "空调机组",
    model: "型号",
    noMatch: "未找到合适型号",
    unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选产品",
    counter: "台",
  },
  roomFigures: ["roomArea", "coolingLoad"],
  requestFields: {
    reserve: { type: "number", from: 0, to: 100 },
  } satisfies RequestFields<AirHandlerRequest>,
  parameters: { GMEP_PARAMETER: [PROPERTY.coolingCapacity] },
  hasCorrection: false,
  atAltitude: AT_ALTITUDE,
  defaultFilter: { singleUnitResponsibilityArea: 200, reserve: 10 },
  filterFields: {
    fields: {
      reserve: {
        ...numberField("余量", { most: 100, unit: "%" }),
        words: ({ reserve }) => [`余量 ${reserve} %`],
      },
      ...siteFields(AT_ALTITUDE, { isRemark: true }),
      ...areaField("单台承担面积", "台"),
    },
    together: [{ fields: ["singleUnitResponsibilityArea", "reserve"] }],
  },
  brandOf: () => null,
  figures: () => [{ key: "cooling", title: "制冷量", unit: "kW", digits: 2 }],
  request: ({ singleUnitResponsibilityArea, reserve }, rooms): AirHandlerRequest => ({
    topSize: TOP_SIZE,
    brandCode: null,
    inputCondition: rooms,
    productProperties: [],
    singleUnitResponsibilityArea,
    reserve,
  }),
  calculatedQuantity: ({ roomArea }, { singleUnitResponsibilityArea }) =>
    calculatedQuantity(roomArea, singleUnitResponsibilityArea),
  readFigures,
  required: ({ coolingLoad }, quantity, { reserve }) => [
    coolingLoad === null ? null : (coolingLoad / quantity) * (1 + reserve / 100),
  ],
  surplusFigure: 0,
  sums: [{ title: "供冷量", unit: "kW", digits: 1, of: { property: () => PROPERTY.coolingCapacity } }],
  schedule: { prefix: "AHU", properties: () => [] },
  comparedBy: () => ({ parameter_filter: "GMEP_PARAMETER" }),
  compare: (parameters) => ({
    figures: readFigures(parameters),
    corrected: [],
    inputPower: null,
    noise: null,
    staticPressure: null,
  }),
  explain: () => "没有产品达到所需制冷量",
};

import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { namedField, numberField } from "#domain/building/batch/kind/fieldTypes.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { candidateMatrix, type PackedCandidates } from "#domain/building/selection/roomCandidates.ts";
import type {
  Level,
  MultiRoomRequest,
  MultiRoomRow,
  Parameter,
} from "#domain/building/selection/multiRoom.ts";

/**
 * The smallest kind of equipment with everything that the batch screen supports: two figures, a level, a
 * correction.
 */
export interface TestFilter {
  readonly level: Level;
  /** ㎡ for one unit. */
  readonly area: number;
}

const valueOf = (parameters: readonly Parameter[], code: string) => {
  const value = parameters.find((parameter) => parameter.code === code)?.value;
  return typeof value === "number" ? value : null;
};

const readFigures = (parameters: readonly Parameter[]) => [
  valueOf(parameters, "COOLING"),
  valueOf(parameters, "HEATING"),
];

const LEVELS: Readonly<Record<Level, string>> = { MEDIUM_LEVEL: "中档", HIGH_LEVEL: "高档" };

export const testKind: BatchKind<TestFilter> = {
  name: "test",
  categoryCode: "C000006",
  paths: ["/multiRoom/test"],
  words: {
    title: "试验设备",
    model: "型号",
    noMatch: "未找到合适型号",
    unreasonableInput: "存在不合理的输入值，请检查是否符合实际情况并重新输入。",
    chosen: "已选产品",
    counter: "台",
  },
  roomFigures: ["roomArea", "coolingLoad", "heatLoad"],
  requestFields: {},
  parameters: {},
  hasCorrection: true,
  atAltitude: "",
  defaultFilter: { level: "MEDIUM_LEVEL", area: 20 },
  filterFields: {
    fields: {
      level: { ...namedField("档位", LEVELS), words: ({ level }) => [LEVELS[level]] },
      area: {
        ...numberField("单台承担面积", { most: 1000, unit: "㎡", isAboveZero: true }),
        words: ({ area }) => [`${area} ㎡/台`],
      },
    },
    together: [],
  },
  brandOf: () => null,
  figures: () => [
    { key: "cooling", title: "全冷量", unit: "kW", digits: 2, short: "冷" },
    { key: "heating", title: "制热量", unit: "kW", digits: 2, short: "热" },
  ],
  request: (filter, rooms) => ({
    topSize: 50,
    brandCode: null,
    inputCondition: rooms,
    productProperties: [],
    singleUnitResponsibilityArea: filter.area,
    validationProperties: [],
    nonValidationProperties: [],
    level: filter.level,
  }),
  calculatedQuantity: (room, { area }) => Math.max(1, Math.ceil((room.roomArea ?? 0) / area)),
  readFigures,
  required: (room, quantity) => [
    room.coolingLoad === null ? null : room.coolingLoad / quantity,
    room.heatLoad === null ? null : room.heatLoad / quantity,
  ],
  surplusFigure: 0,
  sums: [],
  schedule: { prefix: "EQ", properties: () => [] },
  comparedBy: ({ level }) => ({
    parameter_filter: level === "HIGH_LEVEL" ? "ALTERNATIVE_HIGH_LEVEL" : "ALTERNATIVE_MEDIUM_LEVEL",
  }),
  compare: (parameters) => {
    const figures = readFigures(parameters);
    const corrected = figures.map((figure) => (figure === null ? null : figure * CORRECTION));
    return {
      figures,
      corrected,
      inputPower: valueOf(parameters, "POWER"),
      noise: null,
      staticPressure: null,
    };
  },
  explain: (reasons) => reasons.map(({ code }) => code).join("；"),
};

const CORRECTION = 0.9;
const LARGEST_UNIT = 10;

/** Unit `p-<k>` cools k kW at medium and 1.5·k kW at high level, before correction. */
const capacityOf = (productId: string, level: Level) =>
  Number(productId.slice("p-".length)) * (level === "HIGH_LEVEL" ? 1.5 : 1);

const parametersOf = (capacity: number): Parameter[] => [
  { code: "COOLING", name: "全冷量", value: capacity },
  { code: "HEATING", name: "制热量", value: capacity * 1.5 },
  { code: "POWER", name: "输入功率", value: capacity / 100 },
];

type TestRequest = MultiRoomRequest & { readonly level?: Level };

/** The answer of a server with ten products: the smallest sufficient product, followed by the larger ones. */
export function answerRooms(request: TestRequest): MultiRoomRow[] {
  const { inputCondition, singleUnitResponsibilityArea: area, level = "MEDIUM_LEVEL", productIds } = request;
  const all = Array.from({ length: LARGEST_UNIT }, (_, at) => `p-${at + 1}`);
  const candidates = all.filter((id) => !productIds || productIds.includes(id));
  return inputCondition.map((room) => answerRoom(room, candidates, area, level));
}

/** One of its products is of a library. */
const ownOf = (id: string | null) => (id === "p-9" ? { library: { id: "l1", name: "设备组" } } : {});

function answerRoom(room: Room, candidates: readonly string[], area: number, level: Level): MultiRoomRow {
  const quantity = room.equipmentNumber ?? Math.max(1, Math.ceil((room.roomArea ?? 0) / area));
  const need = (room.coolingLoad ?? 0) / quantity;
  const fitting = candidates.filter((id) => capacityOf(id, level) * CORRECTION >= need);
  const [best = null] = fitting;
  const capacity = best === null ? 0 : capacityOf(best, level);
  return {
    roomId: room.roomId,
    id: best,
    name: best && "试验机组",
    model: best && `M${best.slice("p-".length)}`,
    imageUrl: null,
    productSeriesId: best && "s-1",
    productSeriesName: best && "试验系列",
    productIds: fitting,
    equipmentNumber: quantity,
    selectionParameter: best ? parametersOf(capacity) : [],
    correctionParameter: best ? parametersOf(capacity * CORRECTION) : [],
    hasDetail: best !== null,
    isSample: best !== null,
    ...ownOf(best),
    reasons: best ? [] : [{ code: "no-candidates" }],
  };
}

/** The same server's answer about its products' parameters. */
export const answerParameters = (productIds: readonly string[], parameterFilter: string) =>
  productIds.map((id) => ({
    id,
    model: `M${id.slice("p-".length)}`,
    name: "试验机组",
    productSeriesName: "试验系列",
    imageUrl: null,
    isSample: true,
    ...ownOf(id),
    parameters: parametersOf(
      capacityOf(id, parameterFilter === "ALTERNATIVE_HIGH_LEVEL" ? "HIGH_LEVEL" : "MEDIUM_LEVEL"),
    ),
  }));

/** The same server's answer about candidates, in packed form. */
export function answerCandidates(request: TestRequest & { readonly slack: number }): PackedCandidates {
  const { inputCondition, singleUnitResponsibilityArea: area, level = "MEDIUM_LEVEL", slack } = request;
  const models = Array.from({ length: LARGEST_UNIT }, (_, at) => at + 1);
  const rooms = inputCondition.map((room) => {
    const quantity = room.equipmentNumber ?? Math.max(1, Math.ceil((room.roomArea ?? 0) / area));
    const need = (room.coolingLoad ?? 0) / quantity;
    const all = models.map((size) => (capacityOf(`p-${size}`, level) * CORRECTION) / need - 1);
    const rows = models.flatMap((_, at) => (all[at]! >= 0 && all[at]! <= slack ? [at] : []));
    const serving = all.filter((excess) => excess >= 0);
    return {
      rows,
      excess: rows.map((at) => all[at]!),
      lead: rows.map((at) => all[at]!),
      least: serving.length === 0 ? null : Math.min(...serving),
    };
  });
  const { used, bits, excess, lead, least } = candidateMatrix(rooms);
  return {
    models: Array.from(used, (at) => ({
      id: `p-${at + 1}`,
      model: `M${at + 1}`,
      name: "试验机组",
      seriesName: "试验系列",
      brandCode: at % 2 === 0 ? "B1" : "B2",
      isSample: true,
      size: at + 1,
      inputPower: (at + 1) / 100,
      noise: null,
    })),
    bits: Buffer.from(bits).toString("base64"),
    excess: Buffer.from(excess.buffer).toString("base64"),
    lead: Buffer.from(lead.buffer).toString("base64"),
    least,
  };
}

/** The series of the same server: products of even numbers are quiet, and of another brand. */
const TEST_SERIES = [
  { id: "s-odd", name: "标准系列", brandCode: "B1", brandName: "甲", numbers: [1, 3, 5, 7, 9] },
  { id: "s-even", name: "静音系列", brandCode: "B2", brandName: "乙", numbers: [2, 4, 6, 8, 10] },
] as const;

export const answerSeries = () =>
  TEST_SERIES.map(({ id, name, brandCode, brandName, numbers }) => ({
    productSeriesId: id,
    productSeriesName: name,
    brandCode,
    brandName,
    count: numbers.length,
  }));

interface TestQuery {
  readonly brandCode: string | null;
  readonly productSeriesId: string | null;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of its products, of a brand or a series. */
export function answerQuery({ brandCode, productSeriesId, pageNo, pageSize }: TestQuery) {
  const found = TEST_SERIES.filter(
    (series) =>
      (brandCode === null || series.brandCode === brandCode) &&
      (productSeriesId === null || series.id === productSeriesId),
  ).flatMap((series) =>
    series.numbers.map((number) => ({
      id: `p-${number}`,
      name: "试验机组",
      model: `M${number}`,
      brandCode: series.brandCode,
      brandName: series.brandName,
      gjwCategoryCode: "C000006",
      gjwCategoryName: "试验设备",
      productSeriesId: series.id,
      productSeriesName: series.name,
      imageUrl: null,
      speedControl: null,
      isSample: true,
      source: null,
      shortcomings: [],
      bestFlowShare: null,
      isUnstable: false,
      otherSystems: [],
      powerConsumptionPerAirVolume: null,
      productPropertyValues: [],
    })),
  );
  return { list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalCount: found.length };
}

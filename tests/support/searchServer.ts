import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { createApp } from "#server/http/app.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { callerOf } from "./caller.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { smallCatalogue, type SmallProduct } from "./smallCatalogue.ts";
import { healthy } from "./health.ts";

const noRooms = () => Promise.reject(new Error("selects no rooms"));

/** Straight lines, which any fit reproduces exactly. */
const line = (flows: readonly number[], at: number, slope: number, middle: number) =>
  flows.map((flow) => at - slope * (flow - middle));
const FLOWS = [6_000, 8_000, 10_000, 12_000];
const singleSet = (pressure: number, efficiency: number) => ({
  flows: FLOWS,
  values: {
    totalPressure: line(FLOWS, pressure, 0.05, 10_000),
    totalPressureEfficiency: line(FLOWS, efficiency, 0.001, 10_000),
  },
});
/** Meets the system of 10,000 m³/h at 500 Pa at 6,000 m³/h and 180 Pa. */
const LOW_FLOWS = [4_000, 6_000, 8_000];
const lowSet = {
  flows: LOW_FLOWS,
  values: {
    totalPressure: line(LOW_FLOWS, 180, 0.03, 6_000),
    totalPressureEfficiency: line(LOW_FLOWS, 60, 0.001, 6_000),
  },
};
const single = { [PROPERTY.speedControl]: SINGLE_SPEED };
const double = { [PROPERTY.speedControl]: DOUBLE_SPEED };

const PRODUCTS: readonly SmallProduct[] = [
  {
    id: "exact",
    seriesId: "s1",
    figures: {
      [PROPERTY.airFlow]: 9_800,
      [PROPERTY.totalPressure]: 520,
      [PROPERTY.totalPressureEfficiency]: 80,
      [PROPERTY.motorPower]: 2.2,
      [PROPERTY.width]: 1_000,
    },
    enums: { ...single, [PROPERTY.fanType]: "V1" },
    isSprung: true,
    voltage: [220, 240],
    sets: [singleSet(500, 75)],
  },
  {
    id: "near",
    brandCode: "B3",
    source: "真实数据：maker/fans，near.csv（0123456789ab），许可 MIT",
    figures: {
      [PROPERTY.airFlow]: 10_100,
      [PROPERTY.totalPressure]: 530,
      [PROPERTY.motorPower]: 3,
      [PROPERTY.width]: 900,
    },
    enums: { ...single, [PROPERTY.fanType]: "V2" },
    sets: [singleSet(530, 70)],
  },
  {
    id: "static",
    brandCode: "B2",
    figures: { [PROPERTY.airFlow]: 10_000 },
    enums: single,
    sets: [{ flows: FLOWS, values: { staticPressure: [500, 500, 500, 400] } }],
  },
  {
    id: "two-speed",
    figures: {
      [PROPERTY.highSpeedAirFlow]: 10_000,
      [PROPERTY.highSpeedTotalPressure]: 500,
      [PROPERTY.lowSpeedAirFlow]: 6_500,
      [PROPERTY.lowSpeedTotalPressure]: 220,
    },
    enums: double,
    sets: [singleSet(500, 72), lowSet],
  },
  {
    id: "pump",
    categoryCode: "C000002",
    figures: { [PROPERTY.airFlow]: 50, [PROPERTY.head]: 32 },
    sets: [{ flows: [20, 40, 60], values: { head: [36, 33, 28], efficiency: [60, 75, 70] } }],
  },
];

/** The real app over a database of four fans and a pump; every answer is checked against the contract. */
export async function startSearchServer(limits: { readonly mostByYear?: number } = {}) {
  const log = createLog("silent");
  const database = await smallCatalogue(PRODUCTS);
  const search = createCatalogueSearch({ database, log, ...limits });
  const app = createApp({
    routes: allRoutes({
      database,
      bounds: USUAL_BOUNDS,
      search,
      engine: { selectForRooms: noRooms, roomCandidates: noRooms },
    }),
    log,
    clientSettings: CLIENT_SETTINGS,
    health: healthy,
    checkAnswers: true,
  });
  const ask = (path: string, body: object) => callerOf(app).post(`${SEARCH}${path}`, body);
  return { database, search, app, ask, close: () => database.close() };
}
export type SearchServer = Awaited<ReturnType<typeof startSearchServer>>;

export const SEARCH = "/search/selection";
export const FAN = { gjwCategoryCode: "C000001" };

/** One entered quantity of a curve search. */
export const target = (code: string, value: number, deviationRate?: number) => ({
  code,
  value,
  ...(deviationRate === undefined ? {} : { deviationRate }),
});
export const point = (flow: number, value: number) => [
  target(PROPERTY.airFlow, flow),
  target(PROPERTY.totalPressure, value),
];

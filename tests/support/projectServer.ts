import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import { callersIn } from "#server/account/callersIn.ts";
import { librariesIn } from "#server/account/librariesIn.ts";
import { hashOfSecret } from "#server/account/secrets.ts";
import { createApp } from "#server/http/app.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { createCatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { Database } from "#server/database/connection/database.ts";
import { makeGrant } from "#server/account/grants.ts";
import { addUser } from "#server/account/users.ts";
import { callerOf } from "./caller.ts";
import { migratedDatabase } from "./databaseTemplate.ts";
import { CLIENT_SETTINGS } from "./clientSettings.ts";
import { fillSmall, type SmallProduct } from "./smallCatalogue.ts";
import { insertTestDesigns } from "./testDesigns.ts";
import { healthy } from "./health.ts";

const noRooms = () => Promise.reject(new Error("selects no rooms"));

const PRODUCTS: readonly SmallProduct[] = [
  {
    id: "fan-1",
    model: "T35-11-6.3",
    seriesId: "s1",
    figures: { [PROPERTY.airFlow]: 9800, [PROPERTY.totalPressure]: 520, [PROPERTY.motorPower]: 2.2 },
    enums: { [PROPERTY.speedControl]: SINGLE_SPEED },
  },
  {
    id: "fan-2",
    model: "T35-11-8",
    figures: { [PROPERTY.highSpeedAirFlow]: 20_000 },
    enums: { [PROPERTY.speedControl]: DOUBLE_SPEED },
  },
  { id: "pump-1", model: "KQL 50/32", categoryCode: "C000002", figures: { [PROPERTY.head]: 32 } },
];

/**
 * The real app over a database of two fans, a pump, and designs made of them; tests have every answer checked
 * against the contract.
 */
export async function startProjectServer(
  open: () => Promise<Database> = migratedDatabase,
  { checkAnswers = true, bounds = USUAL_BOUNDS } = {},
) {
  const log = createLog("silent");
  const database = await fillSmall(await open(), PRODUCTS);
  await insertTestDesigns(database.queries);
  const app = createApp({
    routes: allRoutes({
      database,
      bounds,
      search: createCatalogueSearch({ database, log }),
      engine: { selectForRooms: noRooms, roomCandidates: noRooms },
    }),
    callerOf: callersIn(database.queries),
    librariesOf: librariesIn(database.queries),
    trustedProxies: 1,
    log,
    clientSettings: CLIENT_SETTINGS,
    health: healthy,
    checkAnswers,
  });
  let users = 0;
  return {
    database,
    app,
    nobody: callerOf(app),
    /** A new user who has signed in, with the means to call the app. */
    async person(name = `设计师 ${++users}`) {
      const { queries } = database;
      const userId = await addUser(queries, { account: name, name, passwordHash: "no password" });
      if (userId === null) throw new Error(`${name} is taken`);
      const session = await makeGrant(queries, "session", { userId });
      const bearer = await makeGrant(queries, "access", { userId, parent: hashOfSecret(session) });
      return { ...callerOf(app, { Authorization: `Bearer ${bearer}` }), userId, bearer };
    },
    close: () => database.close(),
  };
}
export type ProjectServer = Awaited<ReturnType<typeof startProjectServer>>;
export type Person = Awaited<ReturnType<ProjectServer["person"]>>;

export const PROJECTS = "/private/v1/personal_projects";

interface Identified {
  readonly id: string;
}

/** The current project of a user, created if there is none. */
export const currentOf = async (person: Person): Promise<string> =>
  ((await person.get(`${PROJECTS}/current`)).data as Identified).id;

/** Selects a product and returns the row. */
export const selected = async (person: Person, projectId: string, body: object): Promise<Identified> =>
  (await person.post(`${PROJECTS}/${projectId}/personal_products`, body)).data as Identified;

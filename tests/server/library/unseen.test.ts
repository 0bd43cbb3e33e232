import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as v from "valibot";
import { endpoint } from "#api/contract/endpoint.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { id, nothing } from "#api/contract/limits.ts";
import { hashOfSecret } from "#server/account/secrets.ts";
import { makeGrant } from "#server/account/grants.ts";
import { addUser } from "#server/account/users.ts";
import { OWN_TABLES } from "#server/database/schema/catalogueTables.ts";
import { ownBrands, ownProducts, ownSeries } from "#server/database/schema/librarySchema.ts";
import { Refusal, route } from "#server/http/route.ts";
import type { Log } from "#server/process/log.ts";
import { productById } from "#server/product/productById.ts";
import type { openApi } from "#server/http/openApi.ts";
import { callerOf } from "../../support/caller.ts";
import {
  imported,
  LIBRARIES,
  manualOf,
  newLibrary,
  SECRET,
  sentFan,
  sentManual,
} from "../../support/libraryCalls.ts";
import { currentOf, PROJECTS, selected } from "../../support/projectServer.ts";
import { startTestServer, type TestServer } from "../../support/testServer.ts";
import { leaksOf, toldToMembers, type Asker, type Planted } from "../../support/unseenCalls.ts";
import { operationsOf, type Operation } from "../../support/walkDescription.ts";

const lines: string[] = [];
const keep = (facts: object, message: string) =>
  void lines.push(
    `${message} ${JSON.stringify(facts, (_, value: unknown) => (value instanceof Error ? value.stack : value))}`,
  );
const LOG: Log = { error: keep, warn: keep, info: keep, debug: keep };

/** A careless endpoint, which reads the tables of own products for any caller. */
const careless = endpoint({
  method: "GET",
  path: "/selection/v1/careless/{id}",
  summary: "Tells everybody",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.object({ model: v.string() }),
});
/** An endpoint that reveals only that the product exists. */
const hinting = endpoint({ ...careless, path: "/selection/v1/hinting/{id}" });

let server: TestServer;
let operations: readonly Operation[] = [];
let plants: readonly Planted[] = [];
let secrets: readonly string[] = [];
let askers: readonly Asker[] = [];
let owner: Asker;
let shared: Awaited<ReturnType<typeof shareProject>>;
/** Texts that a user who sees the product only in a project must not learn. */
let hidden: readonly string[] = [];

const OWN_FANS = {
  ...{ gjwCategoryCode: "C000001", brandCode: null, productSeriesId: null, speedControl: "SINGLE_SPEED" },
  ...{ curveProperties: [], productProperties: [], origin: "own", pageNo: 1, pageSize: 20 },
};
async function modelsFor({ post }: ReturnType<typeof callerOf>): Promise<readonly string[]> {
  const { data } = await post("/search/selection/v1/products/query", OWN_FANS);
  return (data as { list: { model: string }[] }).list.map(({ model }) => model);
}

/** A project of the founder with the own product, a viewer, and a read link. */
async function shareProject(founder: Founder, productId: string) {
  const projectId = await currentOf(founder);
  const row = await selected(founder, projectId, { productId });
  const links = `${PROJECTS}/${projectId}/links`;
  const secretOf = async (purpose: string) =>
    ((await founder.post(links, { purpose })).data as { secret: string }).secret;
  const looker = await person();
  const invitation = { secret: await secretOf("viewer") };
  await looker.post("/private/v1/project_invitations/accept", invitation);
  return { projectId, rowId: row.id, looker, secret: await secretOf("read") };
}
type Founder = Awaited<ReturnType<typeof person>>;

let users = 0;
async function person() {
  const { queries } = server.database;
  const name = `somebody${++users}`;
  const userId = await addUser(queries, { account: name, name, passwordHash: "no password" });
  const session = await makeGrant(queries, "session", { userId: userId! });
  const bearer = await makeGrant(queries, "access", { userId: userId!, parent: hashOfSecret(session) });
  const headers = { Authorization: `Bearer ${bearer}` };
  return { ...callerOf(server.app, headers), userId: userId!, bearer, headers };
}

beforeAll(async () => {
  server = await startTestServer(
    undefined,
    { trustedProxies: 1 },
    {
      log: LOG,
      routes: ({ queries }) => [
        route(careless, async ({ params }) => {
          const product = await productById(queries, OWN_TABLES, params.id);
          if (product === null) throw new Refusal("not.found", "There is no product of this id");
          return { model: product.model };
        }),
        route(hinting, async ({ params }) => {
          const isThere = (await queries.$count(ownProducts, eq(ownProducts.id, params.id))) > 0;
          throw new Refusal(isThere ? "forbidden" : "not.found", "There is no product of this id");
        }),
      ],
    },
  );
  const { queries } = server.database;
  const founder = await person();
  const libraryId = await newLibrary(founder);
  const run = await imported(founder, libraryId, [sentFan()]);
  await imported(founder, libraryId, [sentFan("MX-8802")], { isDraft: true });
  const [product] = await queries.select().from(ownProducts).where(eq(ownProducts.model, SECRET.model));
  const [brand] = await queries.select().from(ownBrands);
  const [series] = await queries.select().from(ownSeries);
  const other = "o-0123456789abcdef0123";
  const NO_UUID = "00000000-0000-4000-8000-000000000000";
  const isOfId = ({ path }: Operation) => path.includes("{id}");
  const isOfLibrary = ({ path }: Operation) => path.includes("librar");
  plants = [
    { secret: product!.id, decoy: other, isMain: true },
    ...["ifc", "nova", "library", "dxf"].map((kind) => ({
      secret: `${product!.id}~${kind}`,
      decoy: `${other}~${kind}`,
      isFor: isOfId,
    })),
    { secret: brand!.code, decoy: other },
    { secret: series!.id, decoy: other },
    { secret: SECRET.model, decoy: "QQ-7702" },
    { secret: SECRET.brand, decoy: "无此厂" },
    { secret: libraryId, decoy: NO_UUID, isMain: true, isFor: isOfLibrary },
    { secret: run.import.id, decoy: NO_UUID, isFor: isOfLibrary },
  ];
  const sent = await sentManual(founder, libraryId, SECRET.manual, await manualOf(["Secret text"]));
  const manual = sent.data as LibraryManual;
  plants = [
    ...plants,
    { secret: manual.id, decoy: other, isMain: true },
    { secret: SECRET.manual, decoy: "无此样本" },
    { secret: "Secret text", decoy: "Other text" },
  ];
  shared = await shareProject(founder, product!.id);
  const isOfProject = ({ path }: Operation) => path.includes("project");
  plants = [
    ...plants,
    { secret: shared.projectId, decoy: NO_UUID, isMain: true, isFor: isOfProject },
    { secret: shared.rowId, decoy: NO_UUID, isFor: isOfProject },
  ];
  secrets = [...Object.values(SECRET), "MX-8802", libraryId, product!.id, manual.id];
  hidden = [SECRET.library, "MX-8802", "自有.xlsx", SECRET.manual, libraryId, brand!.code, series!.id];
  const still = await person();
  const link = (await founder.post(`${LIBRARIES}/${libraryId}/links`, { role: "editor" })).data as {
    secret: string;
  };
  /** A former member, for whom own products were searched before. */
  const removed = async () => {
    const former = await person();
    await former.post("/private/v1/library_invitations/accept", { secret: link.secret });
    expect(await modelsFor(former)).toContain(SECRET.model);
    await founder.delete(`${LIBRARIES}/${libraryId}/members/${former.userId}`);
    return former;
  };
  const stillRemoved = await removed();
  askers = [
    { who: "stranger", headers: async (isWriting) => (isWriting ? await person() : still).headers },
    {
      who: "former member",
      headers: async (isWriting) => (isWriting ? await removed() : stillRemoved).headers,
    },
    { who: "nobody", headers: () => Promise.resolve({}) },
  ];
  owner = { who: "owner", headers: () => Promise.resolve(founder.headers) };
  const described = await server.app.request("/api/openapi.json");
  operations = operationsOf((await described.json()) as ReturnType<typeof openApi>);
});
afterAll(() => server.close());

const walk = (only: (operation: Operation) => boolean) => ({
  app: server.app,
  operations: operations.filter(only),
  plants,
  secrets,
  askers,
  log: lines,
});
const isPlantedLeak = ({ path }: Pick<Operation, "path">) =>
  path.includes("/careless/") || path.includes("/hinting/");
const READS = /^(?:GET|POST)$/u;

test("26: nobody but members learns anything of own products, whatever call is made with their ids and words", async () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(await leaksOf(walk((operation) => !isPlantedLeak(operation)))).toEqual([]);
}, 600_000);

test("26: a call that tells of them, or only that they are there, is found", async () => {
  const found = await leaksOf(walk(isPlantedLeak));
  for (const who of ["stranger", "former member", "nobody"]) {
    expect(found).toContain(`${who}: GET /selection/v1/careless/{id} tells ${SECRET.model}`);
    expect(found.some((each) => each.startsWith(`${who}: GET /selection/v1/hinting/{id} differs`))).toBe(
      true,
    );
  }
}, 120_000);

test("26: members are told of them by the very calls that tell nobody else", async () => {
  const isRead = ({ method, path, base }: Operation) =>
    READS.test(method) && base === "/api" && !/delete|undo|state/u.test(path);
  const told = await toldToMembers(
    walk((operation) => isRead(operation) && !isPlantedLeak(operation)),
    owner,
  );
  expect(told).toEqual(
    expect.arrayContaining([
      "GET /selection/products/{id}",
      "POST /search/selection/v1/products/parameter_values",
      "GET /private/v1/libraries",
      "GET /private/v1/libraries/{libraryId}",
      "GET /private/v1/libraries/{libraryId}/products",
      "GET /private/v1/libraries/{libraryId}/manuals",
      "GET /selection/product/document/{id}",
      "POST /selection/products/product_params",
      "GET /selection/products/{id}/product_components",
      "GET /selection/products/{id}/cad_blocks",
      "GET /selection/product/get_brand_info",
      "GET /system/site/v1/softwares/{software}/system_components/{id}",
    ]),
  );
}, 300_000);

test("26: who sees a project with one of them, or holds its link, is told of the product and of nothing else", async () => {
  const { projectId, rowId, looker, secret } = shared;
  const asWord = (word: string): Planted => ({ secret: word, decoy: "", isMain: true });
  const isRead = ({ method, path, base }: Operation) =>
    READS.test(method) && base === "/api" && !/delete|undo|state/u.test(path) && !isPlantedLeak({ path });
  const told = (who: Asker, words: readonly string[], of: readonly string[]) =>
    toldToMembers({ ...walk(isRead), plants: words.map(asWord), secrets: of }, who);
  const holder: Asker = { who: "holder of a link", headers: () => Promise.resolve({}) };
  expect(await told(holder, [secret], [SECRET.model])).toEqual(["POST /shared/v1/personal_products/page"]);
  expect(await told(holder, [secret], hidden)).toEqual([]);
  const member: Asker = { who: "member of the project", headers: () => Promise.resolve(looker.headers) };
  expect(await told(member, [projectId, rowId], [SECRET.model])).toContain(
    "GET /private/v1/personal_projects/{projectId}/personal_products/page",
  );
  const [productId] = plants.map((each) => each.secret);
  expect(await told(member, [projectId, rowId, productId!], hidden)).toEqual([]);
}, 300_000);

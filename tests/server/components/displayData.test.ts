import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { displayDataFiles } from "#server/components/displayDataFiles.ts";
import { bundledParts, partInPlaceOf, PartsSchema } from "#server/components/displayDataParts.ts";
import type { Engine } from "#server/selection/Engine.ts";
import type { CatalogueSearch } from "#server/search/CatalogueSearch.ts";
import { createLog } from "#server/process/log.ts";
import { parseData } from "#server/process/readData.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import type { Database } from "#server/database/connection/database.ts";
import { products } from "#server/database/schema/schema.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { healthy } from "../../support/health.ts";
import { MODELS, packedModel } from "../../support/modelMaker.ts";

const RADIATOR = "radiator-1";
const FAN = "a-fan";

test("every model has an author and a licence, the same in its file, in the index and in NOTICE", () => {
  const notice = readFileSync("NOTICE", "utf8");
  const addresses = readFileSync("data/licences/creative-commons.txt", "utf8");
  const files = readdirSync(MODELS).filter((file) => file.endsWith(".display_data.json.gz"));
  expect(files.sort()).toEqual(bundledParts.map(({ id }) => `${id}.display_data.json.gz`).sort());
  for (const { id, author, licence, licenceUrl, source } of bundledParts) {
    const { source: own } = JSON.parse(gunzipSync(packedModel(id)).toString("utf8")) as {
      source?: { author: string; licence: string; from: string };
    };
    expect({ author, licence, from: source }).toMatchObject({
      author: own?.author,
      licence: own?.licence,
      from: own?.from,
    });
    for (const named of [author, licence]) expect(notice).toContain(named);
    expect(addresses).toContain(licenceUrl);
  }
});

test("every texture and every original belongs to a model, and is there", () => {
  const textures = new Set(bundledParts.flatMap((part) => part.textures));
  expect([...textures].sort()).toEqual(readdirSync(`${MODELS}/textures`).sort());
  const originals = bundledParts.flatMap(({ original }) => original ?? []);
  expect(originals.sort()).toEqual(readdirSync(`${MODELS}/originals`).sort());
});

test.each(["author", "licence", "licenceUrl", "changes"])("a model without %s is refused", (field) => {
  const [first] = bundledParts;
  for (const value of [" ", undefined]) {
    const text = JSON.stringify([first, { ...first, [field]: value }], null, 2);
    expect(() => parseData("data/models/index.json", text, PartsSchema)).toThrow(
      new RegExp(`^data/models/index[.]json, line [0-9]+, 1[.]${field}: `, "u"),
    );
  }
});

describe.each(DATABASES)("display data on $name", ({ open }) => {
  let database: Database;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    database = await fillBare(await open());
    const { queries } = database;
    const product = {
      brandCode: "B000001",
      seriesId: null,
      imageUrl: null,
      isSample: true,
      origin: "bundled",
      source: "测试",
    } as const;
    await queries.insert(products).values([
      { ...product, id: RADIATOR, categoryCode: "C000014", name: "散热器", model: "GZ2" },
      { ...product, id: FAN, categoryCode: "C000001", name: "离心风机", model: "4-72" },
    ]);
    const log = createLog("silent");
    app = createApp({
      // Only the calls of these tests, which need nothing but the database.
      routes: allRoutes({
        database,
        bounds: USUAL_BOUNDS,
        engine: {} as Engine,
        search: {} as CatalogueSearch,
      }),
      models: displayDataFiles(queries),
      log,
      clientSettings: CLIENT_SETTINGS,
      health: healthy,
    });
  });
  afterAll(() => database.close());

  const ask = async (path: string, init?: RequestInit) => app.request(path, init);
  const tokenOf = async (id: string) =>
    (await (await ask(`/api/v1/shop_components/${id}/view_token`)).json()) as {
      code: string;
      data: { viewType: string; coreResourceId: string; coreResourceVersionId: string };
    };

  test("a part, a product that one stands for, and one with a body of its own have a token, and the file that it names", async () => {
    for (const id of ["blower", RADIATOR, FAN]) {
      const { data } = await tokenOf(id);
      expect(data.viewType).toBe("3D_VIEW");
      const file = await ask(`/static/metadata/${id}/${data.coreResourceVersionId}/display_data.json.gz`);
      expect(file.status).toBe(200);
      expect(file.headers.get("Content-Encoding")).toBeNull();
      expect(file.headers.get("Cache-Control")).toContain("immutable");
      const model = JSON.parse(
        gunzipSync(new Uint8Array(await file.arrayBuffer())).toString("utf8"),
      ) as object;
      expect(model).toMatchObject({ version: 1, unit: "mm", up: "z" });
    }
  });

  test("the older route names the same file", async () => {
    const { data } = await tokenOf("blower");
    const answer = await ask("/api/digital_components/gcmp_server/display_data", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ storeId: "blower", inputParameters: [{ name: "宽", value: 50 }] }),
    });
    expect(await answer.json()).toMatchObject({
      data: `metadata/blower/${data.coreResourceVersionId}/display_data.json.gz`,
    });
  });

  test("what is not there is answered so", async () => {
    expect((await tokenOf("nothing")).code).toBe("not.found");
    for (const path of [
      "metadata/blower/0123456789abcdef/display_data.json.gz",
      "metadata/nothing/1/display_data.json.gz",
      "metadata/..%2Fblower/1/display_data.json.gz",
      `metadata/${"x".repeat(200)}/1/display_data.json.gz`,
      "textures/index.json",
      "textures/..%2Findex.json",
    ])
      expect((await ask(`/static/${path}`)).status).toBe(404);
  });

  test("a texture that a part names is sent", async () => {
    const picture = await ask("/static/textures/Metal009_2K_Color.jpg");
    expect(picture.status).toBe(200);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  });

  test("a product says whether there is a model of it", async () => {
    const answer = await ask(`/api/selection/products/${RADIATOR}`);
    expect(await answer.json()).toMatchObject({ data: { hasModel: true } });
  });
});

test("a product keeps its part, and not all have the same one", () => {
  const parts = Array.from({ length: 40 }, (_, at) => partInPlaceOf(`product ${at}`, "C000014")?.id);
  expect(parts).toEqual(Array.from({ length: 40 }, (_, at) => partInPlaceOf(`product ${at}`, "C000014")?.id));
  expect(new Set(parts).size).toBe(4);
  expect(partInPlaceOf("a fan", "C000001")).toBeNull();
});

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { download } from "#api/contract/projectExport.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { componentDownloads } from "#server/database/schema/componentSchema.ts";
import { grants } from "#server/database/schema/accountSchema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { startProjectServer } from "../../support/projectServer.ts";

const { downloadsADay: DAILY_DOWNLOADS } = USUAL_BOUNDS;

type Server = Awaited<ReturnType<typeof startProjectServer>>;
const IFC = "/v1/shop_components/fan-1~ifc/download_url";

describe.each(DATABASES)("on $name", ({ open }) => {
  let server: Server;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.database.close());

  const fetchFile = (url: unknown) => server.app.request(`/api${String(url)}`);
  const urlOf = ({ data }: { readonly data: unknown }) => (data as { readonly url: string }).url;

  test("nobody fetches a component without signing in, and whoever has, fetches it once", async () => {
    expect(await server.nobody.get(IFC)).toMatchObject({ code: "authentication.failed" });
    const person = await server.person();
    const url = urlOf(await person.get(IFC));
    const answer = await fetchFile(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Disposition")).toContain("T35-11-6.3.ifc");
    expect(await answer.text()).toMatch(/^ISO-10303-21;[^]*IFCFANTYPE[^]*END-ISO-10303-21;\n$/u);
    expect((await fetchFile(url)).status).toBe(404);
  });

  test("every kind of file is what its name says", async () => {
    const person = await server.person();
    const begins = async (path: string, length: number) => {
      const answer = await fetchFile(urlOf(await person.get(path)));
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).subarray(0, length);
    };
    const general = (kind: string) => `/general/v1/general_components/fan-1~${kind}/download_url`;
    expect((await begins(general("obj"), 4)).toString("latin1")).toBe("PK\u0003\u0004");
    expect((await begins("/selection/cad_blocks/fan-1~dxf/download_url", 12)).toString()).toBe(
      "0\r\nSECTION\r\n",
    );
    const dxf = async (query: string) =>
      (await begins(`/selection/cad_blocks/fan-1~dxf/download_url${query}`, 60)).toString();
    expect(await dxf("")).toContain("AC1021");
    expect(await dxf("?scale=50&version=R2000")).toContain("AC1015");
    expect(await person.get("/selection/cad_blocks/fan-1~dxf/download_url?scale=75")).toMatchObject({
      code: "invalid.parameter",
      faults: ["scale"],
    });
    expect((await begins(general("library"), 13)).toString()).toBe("ISO-10303-21;");
    for (const kind of ["types", "params"])
      expect([...(await begins(general(kind), 2))]).toEqual([0xff, 0xfe]);
    const nova = "/system/site/v1/softwares/AppGmep/system_components/fan-1~nova/download";
    expect((await begins(nova, 13)).toString()).toBe("ISO-10303-21;");
  });

  test("the quota of a day is counted to its end, however many ask at once, and each user has their own", async () => {
    const person = await server.person();
    const asked = await Promise.all(Array.from({ length: DAILY_DOWNLOADS + 5 }, () => person.get(IFC)));
    expect(asked.filter(({ code }) => code === "success")).toHaveLength(DAILY_DOWNLOADS);
    expect(asked.filter(({ code }) => code === "too.many.requests")).toHaveLength(5);
    expect((await person.get("/v1/shop_components/download/count")).data).toMatchObject({
      totalTimes: DAILY_DOWNLOADS,
      remainTimes: 0,
    });
    expect(await person.get("/selection/cad_blocks/fan-1~dxf/download_url")).toMatchObject({
      code: "success",
    });
    expect(await (await server.person()).get(IFC)).toMatchObject({ code: "success" });
  });

  test("a file that cannot be made is not counted, and one that cannot be made any more is given back", async () => {
    const person = await server.person();
    const { queries } = server.database;
    const used = async () =>
      (await queries.select().from(componentDownloads)).reduce((sum, row) => sum + row.used, 0);
    const before = await used();
    expect(await person.get("/v1/shop_components/gone~ifc/download_url")).toMatchObject({
      code: "not.found",
    });
    expect(await used()).toBe(before);
    const url = urlOf(await person.get("/v1/shop_components/fan-2~ifc/download_url"));
    expect(await used()).toBe(before + 1);
    await queries.update(grants).set({ dest: sql`replace(${grants.dest}, 'fan-2', 'gone')` });
    expect((await fetchFile(url)).status).toBe(404);
    expect(await used()).toBe(before);
  });

  test("no way leads around the quota, and what is no file, program or version is refused by a sentence", async () => {
    const person = await server.person();
    for (const path of [
      "/general/v1/general_components/fan-1~ifc/download_url",
      "/selection/cad_blocks/fan-1~ifc/download_url",
      "/system/site/v1/softwares/revit/system_components/fan-1~ifc/download",
      "/system/site/v1/softwares/AppNone/system_components/fan-1~nova/download",
      "/v1/shop_components/fan-1~obj/download_url",
    ])
      expect([path, (await person.get(path)).code]).toEqual([path, "not.found"]);
    expect(await person.get(`${IFC}?platform=revit&version=2019`)).toMatchObject({
      code: "invalid.parameter",
      faults: ["version"],
    });
    const asked = { headers: { "X-Product-Id": "fan-2", Authorization: `Bearer ${person.bearer}` } };
    const other = await server.app.request(`/api${IFC}`, asked);
    expect(other.status).toBe(404);
    const url = urlOf(await person.get(IFC));
    const grant = url.split("grant=")[1] ?? "";
    expect((await server.app.request(`/api${download.path}?grant=${grant}`)).status).toBe(404);
    expect(await person.get("/v1/shop_components/fan-1/download_url")).toMatchObject({ code: "not.found" });
    expect(await person.get("/v1/shop_components/fan-1~exe/download_url")).toMatchObject({
      code: "not.found",
    });
  });

  test("an address lives for a minute", async () => {
    const url = urlOf(await (await server.person()).get(IFC));
    await server.database.queries.update(grants).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await fetchFile(url)).status).toBe(404);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { imported, LIBRARIES, newLibrary, productsIn, SECRET, sentFan } from "../../support/libraryCalls.ts";
import { currentOf, selected, startProjectServer, type ProjectServer } from "../../support/projectServer.ts";
import { OWN_TABLES } from "#server/database/schema/catalogueTables.ts";
import { seriesSources } from "#server/components/files/productFacts.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

test("26: drafts beside a product are in no file of its series and no list of its types", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  await imported(owner, id, [sentFan("A"), sentFan("B")]);
  await imported(owner, id, [sentFan("draft")], { isDraft: true });
  const all = await productsIn(owner, id);
  const [one, draft] = ["A", "draft"].map((model) => all.find((each) => each.model === model)!.id);
  const modelsBy = async (productId: string) =>
    (await seriesSources(server.database.queries, OWN_TABLES, productId))
      .map(({ facts }) => facts.model)
      .toSorted();
  expect(await modelsBy(one!)).toEqual(["A", "B"]);
  expect(await modelsBy(draft!)).toEqual(["A", "B", "draft"]);
  const detail = await owner.get(`/system/site/v1/softwares/revit/system_components/${one}`);
  const { familyTypes } = detail.data as { familyTypes: { name: string }[] };
  expect(familyTypes.map(({ name }) => name).toSorted()).toEqual(["A", "B"]);
});

test("26: a project keeps neither the file nor the ids of the brand and series of an own product", async () => {
  const owner = await server.person();
  const id = await newLibrary(owner);
  await imported(owner, id, [sentFan()]);
  const [product] = await productsIn(owner, id);
  const projectId = await currentOf(owner);
  await selected(owner, projectId, { productId: product!.id });
  const page = await owner.get(`/private/v1/personal_projects/${projectId}/personal_products/page`);
  expect(page.data).toMatchObject({
    list: [
      {
        model: SECRET.model,
        brandName: SECRET.brand,
        brandCode: "",
        productSeriesId: null,
        productSeriesName: SECRET.series,
        source: "自有产品",
      },
    ],
  });
});

test("26: a project names the library to those of its readers who are its members, and to nobody else", async () => {
  const [owner, looker] = [await server.person(), await server.person()];
  const id = await newLibrary(owner);
  await imported(owner, id, [sentFan()]);
  const [product] = await productsIn(owner, id);
  const projectId = await currentOf(owner);
  await selected(owner, projectId, { productId: product!.id });
  const links = `/private/v1/personal_projects/${projectId}/links`;
  const secretOf = async (purpose: string) =>
    ((await owner.post(links, { purpose })).data as { secret: string }).secret;
  await looker.post("/private/v1/project_invitations/accept", { secret: await secretOf("viewer") });
  const path = `/private/v1/personal_projects/${projectId}/personal_products/page`;
  const librariesFor = async (answer: Promise<{ readonly data: unknown }>) =>
    ((await answer).data as { list: { library?: { name: string } }[] }).list.map(
      ({ library }) => library?.name,
    );
  expect(await librariesFor(owner.get(path))).toEqual([SECRET.library]);
  expect(await librariesFor(looker.get(path))).toEqual([undefined]);
  const shared = { secret: await secretOf("read") };
  expect(await librariesFor(owner.post("/shared/v1/personal_products/page", shared))).toEqual([undefined]);
  await owner.delete(`${LIBRARIES}/${id}`);
  expect(await librariesFor(owner.get(path))).toEqual([undefined]);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import { libraries, ownProducts } from "#server/database/schema/librarySchema.ts";
import {
  imported,
  joined,
  LIBRARIES,
  newLibrary,
  productsIn,
  SECRET,
  sentFan,
} from "../../support/libraryCalls.ts";
import { currentOf, selected, startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

const at = (libraryId: string, rest = "") => `${LIBRARIES}/${libraryId}${rest}`;

const revisionOf = async (libraryId: string) => {
  const [row] = await server.database.queries.select().from(libraries).where(eq(libraries.id, libraryId));
  return row?.revision;
};

describe("26: products of a library", () => {
  test("come in by batches that are written once, are checked again, and change the revision", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const imports = at(id, "/imports");
    const begun = (await owner.post(imports, { fileName: "a.csv" })).data as LibraryImport;
    const send = (batch: number, products: unknown) =>
      owner.post(`${imports}/${begun.id}/products`, {
        batch,
        isDraft: true,
        duplicates: "replace",
        products,
      });
    const before = await revisionOf(id);
    const unknown = { ...sentFan("X"), fields: [["型号", "X"]] };
    expect((await send(0, [sentFan(), unknown])).data).toMatchObject({
      import: { counts: { added: 1, updated: 0, kept: 0, refused: 1 }, endedAt: null },
    });
    expect(await revisionOf(id)).toBe(before! + 1);
    expect((await send(0, [sentFan("again")])).data).toMatchObject({
      import: { counts: { added: 1 } },
      remarks: [],
    });
    expect((await send(2, [sentFan("late")])).code).toBe("conflict");
    expect((await owner.post(`${imports}/${begun.id}/end`, undefined)).data).toMatchObject({
      endedAt: expect.any(Number) as number,
    });
    expect((await send(1, [sentFan("late")])).code).toBe("conflict");
    const told = (await owner.get(`${imports}/${begun.id}`)).data as { remarks: { severity: string }[] };
    expect(told.remarks.some(({ severity }) => severity === "refused")).toBe(true);
    const [product, ...others] = await productsIn(owner, id);
    expect(others).toEqual([]);
    expect(product).toMatchObject({
      model: SECRET.model,
      isDraft: true,
      hasCurves: true,
      source: "导入自 a.csv",
    });
    const state = { ids: [product!.id, "o-other"], isDraft: false };
    expect((await owner.post(at(id, "/products/state"), state)).data).toEqual({ changed: 1 });
    expect((await owner.post(at(id, "/products/state"), state)).data).toEqual({ changed: 0 });
    expect(await revisionOf(id)).toBe(before! + 2);
    const keys = [
      { gjwCategoryCode: "C000001", brand: SECRET.brand, model: SECRET.model },
      { gjwCategoryCode: "C000001", brand: "他", model: SECRET.model },
    ];
    expect((await owner.post(at(id, "/products/find"), { keys })).data).toEqual({
      found: [product!.id, null],
    });
    const words = encodeURIComponent(`${SECRET.series} mx-77`);
    expect((await owner.get(at(id, `/products?words=${words}&is_draft=false`))).data).toMatchObject({
      totalCount: 1,
      categories: [{ code: "C000001", count: 1 }],
    });
    expect((await owner.get(at(id, "/products?is_draft=true"))).data).toMatchObject({ totalCount: 0 });
    expect((await owner.post(at(id, "/products/delete"), { ids: state.ids })).data).toEqual({ changed: 1 });
    expect(await revisionOf(id)).toBe(before! + 3);
  });

  test("are listed the last changed first, those of one import by their models", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(
      owner,
      id,
      ["FP-100", "FP-60", "FP-200"].map((model) => sentFan(model)),
    );
    await imported(owner, id, [sentFan("FP-999")]);
    expect((await productsIn(owner, id)).map(({ model }) => model)).toEqual([
      "FP-999",
      "FP-60",
      "FP-100",
      "FP-200",
    ]);
  });

  test("are one product if a batch states their brand in different ways, unless they are to stand beside", async () => {
    const owner = await server.person();
    const byBrand = (brand: string, flow: number): SentProduct => {
      const { fields, ...fan } = sentFan("One", flow);
      return { ...fan, fields: fields.map(([name, value]) => [name, name === "品牌" ? brand : value]) };
    };
    const twice = [byBrand("Mijichang", 9000), byBrand("MIJICHANG", 8000)];
    const countsOf = async (duplicates: string) => {
      const id = await newLibrary(owner);
      const { counts } = (await imported(owner, id, twice, { duplicates })).import;
      return { ...counts, held: (await productsIn(owner, id)).length };
    };
    expect(await countsOf("replace")).toMatchObject({ added: 1, updated: 1, kept: 0, held: 1 });
    expect(await countsOf("keep")).toMatchObject({ added: 1, updated: 0, kept: 1, held: 1 });
    expect(await countsOf("both")).toMatchObject({ added: 2, updated: 0, kept: 0, held: 2 });
  });

  test("are called as they were sent, by whatever name", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const names = ["__proto__", "constructor", "<b>"];
    const { counts } = (
      await imported(
        owner,
        id,
        names.map((name) => sentFan(name)),
      )
    ).import;
    expect(counts).toMatchObject({ added: 3, refused: 0 });
    expect((await productsIn(owner, id)).map(({ model }) => model).toSorted()).toEqual(names.toSorted());
  });

  test("replace, keep or stand beside those of the same model, and come back when an import is undone", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan("A"), sentFan("B")]);
    const ids = new Map((await productsIn(owner, id)).map((each) => [each.model, each.id]));
    const flowOf = async (model: string) => {
      const { data } = await owner.get(`/selection/products/${ids.get(model)}`);
      const { productPropertyValues: values } = data as {
        productPropertyValues: { code: string; value: unknown }[];
      };
      return values.find(({ value }) => typeof value === "number" && value > 4000)?.value;
    };
    const again = [sentFan("A", 8000), sentFan("B", 8000), sentFan("C")];
    expect((await imported(owner, id, again, { duplicates: "keep" })).import.counts).toMatchObject({
      kept: 2,
      added: 1,
    });
    expect(await flowOf("A")).toBe(9000);
    const replaced = await imported(owner, id, again, { duplicates: "replace" });
    expect(replaced.import.counts).toMatchObject({ updated: 3, added: 0 });
    expect(await flowOf("A")).toBe(8000);
    const both = await imported(owner, id, [sentFan("A", 7000)], { duplicates: "both" });
    expect((await productsIn(owner, id)).filter(({ model }) => model === "A")).toHaveLength(2);
    // One was changed since, and stays as it is.
    await imported(owner, id, [sentFan("B", 6500)]);
    const undo = (run: string) => owner.post(at(id, `/imports/${run}/undo`), undefined);
    expect((await undo(replaced.import.id)).data).toMatchObject({ undone: 2, left: 1 });
    expect((await undo(replaced.import.id)).data).toMatchObject({ undone: 0, left: 0 });
    expect([await flowOf("A"), await flowOf("B")]).toEqual([9000, 6500]);
    expect((await undo(both.import.id)).data).toMatchObject({ undone: 1, left: 0 });
    expect((await productsIn(owner, id)).map(({ model }) => model).toSorted()).toEqual(["A", "B", "C"]);
  });

  test("name their library among alternatives and in the library of components, for members alone", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan()]);
    const [product] = await productsIn(owner, id);
    const library = { id, name: SECRET.library };
    const parameters = "/search/selection/v1/products/parameter_values";
    const body = { productIds: [product!.id] };
    expect((await owner.post(parameters, body)).data).toMatchObject([{ id: product!.id, library }]);
    expect((await server.nobody.post(parameters, body)).data).toEqual([]);
    const search = "/system/v4/public_components/list/search";
    expect((await owner.post(search, { name: SECRET.model })).data).toMatchObject({ list: [{ library }] });
    await owner.post(`/favourite/component/${product!.id}`, {});
    expect((await owner.post("/personal_favourite/components", {})).data).toMatchObject({
      list: [{ library }],
    });
    expect((await server.nobody.post(search, { name: SECRET.model })).data).toMatchObject({ list: [] });
  });

  test("are read by members alone, and stay in a project as they were", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan()]);
    const [product] = await productsIn(owner, id);
    const path = `/selection/products/${product!.id}`;
    expect((await owner.get(path)).data).toMatchObject({
      model: SECRET.model,
      brandName: SECRET.brand,
      library: { id, name: SECRET.library },
    });
    const member = await joined(server, owner, id, "viewer");
    const projectId = await currentOf(member);
    await selected(member, projectId, { productId: product!.id });
    await owner.delete(at(id, `/members/${member.userId}`));
    const unknown = await member.get("/selection/products/o-unknown");
    expect(await member.get(path)).toEqual(unknown);
    expect(await server.nobody.get(path)).toEqual(unknown);
    const page = await member.get(`/private/v1/personal_projects/${projectId}/personal_products/page`);
    expect(page.data).toMatchObject({ list: [{ model: SECRET.model, brandName: SECRET.brand }] });
    expect(JSON.stringify(page.data)).not.toContain(SECRET.library);
    const picture = (await owner.get(path)).data as { imageUrl: string };
    expect((await server.app.request(picture.imageUrl)).status).toBe(200);
    expect((await server.app.request(`/api/v1/shop_components/${product!.id}/thumbnail`)).status).toBe(404);
    expect(await server.database.queries.$count(ownProducts)).toBeGreaterThan(0);
  });

  test("keep the address of their picture as long as no figure changes", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const pictureAfter = async (flow?: number) => {
      await imported(owner, id, [{ ...sentFan(SECRET.model, flow), place: `row ${flow}` }]);
      const [product] = await productsIn(owner, id);
      const { imageUrl } = (await owner.get(`/selection/products/${product!.id}`)).data as {
        imageUrl: string;
      };
      return imageUrl;
    };
    const first = await pictureAfter();
    expect(await pictureAfter()).toBe(first);
    const other = await pictureAfter(9500);
    expect(other).not.toBe(first);
    expect((await server.app.request(first)).status).toBe(404);
    expect((await server.app.request(other)).status).toBe(200);
  });
});

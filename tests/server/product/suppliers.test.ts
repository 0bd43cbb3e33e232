import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { getBrandInfo, getSupplierContact } from "#api/contract/suppliers.ts";
import { callerOf } from "../../support/caller.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const get = (path: string) => callerOf(server.app).get(`/selection/product/${path}`);
const brandInfo = async (code: string) =>
  v.parse(getBrandInfo.output, (await get(`get_brand_info?brand_code=${code}`)).data);

test("an invented brand leads to a contact that is labelled as a sample", async () => {
  const brand = await brandInfo("B000001");
  expect(brand).toMatchObject({ brandName: "朗源", brandUrl: null, supplierId: "supplier-B000001" });
  const { data } = await get(`contactInfoBySupplierId/${brand.supplierId}`);
  expect(v.parse(getSupplierContact.output, data)).toEqual({
    id: "supplier-B000001",
    name: "朗源（示例厂商）",
    contactUserName: "示例联系人",
    contactMobile: "000-0000-0000",
    isSample: true,
  });
});

test("a real brand has no invented contact, and the maker's page where a source names it", async () => {
  expect(await brandInfo("B000105")).toEqual({
    brandCode: "B000105",
    brandName: "Greenheck",
    brandUrl: "https://www.greenheck.com/",
    supplierId: null,
  });
  expect(await brandInfo("B000104")).toMatchObject({ brandUrl: null, supplierId: null });
});

test("an unknown brand, an unknown supplier and a damaged code are refused", async () => {
  expect(await get("get_brand_info?brand_code=NOBODY")).toMatchObject({ status: 404, code: "not.found" });
  expect(await get("contactInfoBySupplierId/nobody")).toMatchObject({ status: 404, code: "not.found" });
  expect(await get("get_brand_info?brand_code=a%20b")).toMatchObject({
    status: 400,
    code: "invalid.parameter",
    faults: ["brand_code"],
  });
});

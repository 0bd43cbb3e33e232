import { getBrandInfo, getSupplierContact } from "#api/contract/suppliers.ts";
import { Refusal, route } from "../http/route.ts";
import { tablesForBrand } from "../library/access/productTables.ts";
import { brandByCode } from "./brandByCode.ts";
import { supplierById } from "./supplierById.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";

export const getBrandInfoRoute = ({ database }: DatabaseParts) =>
  route(getBrandInfo, async ({ query }, call) => {
    const tables = await tablesForBrand(database.queries, call, query.brand_code);
    const brand = await brandByCode(database.queries, tables, query.brand_code);
    if (brand === null) throw new Refusal("not.found", "There is no brand of this code");
    return brand;
  });

export const getSupplierContactRoute = ({ database }: DatabaseParts) =>
  route(getSupplierContact, async ({ params }) => {
    const supplier = await supplierById(database.queries, params.id);
    if (supplier === null) throw new Refusal("not.found", "There is no supplier of this id");
    return supplier;
  });

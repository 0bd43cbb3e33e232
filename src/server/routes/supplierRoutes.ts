import { getBrandInfo, getSupplierContact } from "#api/contract/suppliers.ts";
import { Refusal, route } from "../route.ts";
import { brandByCode } from "../store/brandByCode.ts";
import { supplierById } from "../store/supplierById.ts";
import type { RouteParts } from "./RouteParts.ts";

export const getBrandInfoRoute = ({ database }: RouteParts) =>
  route(getBrandInfo, async ({ query }) => {
    const brand = await brandByCode(database.queries, query.brand_code);
    if (brand === null) throw new Refusal("not.found", "There is no brand of this code");
    return brand;
  });

export const getSupplierContactRoute = ({ database }: RouteParts) =>
  route(getSupplierContact, async ({ params }) => {
    const supplier = await supplierById(database.queries, params.id);
    if (supplier === null) throw new Refusal("not.found", "There is no supplier of this id");
    return supplier;
  });

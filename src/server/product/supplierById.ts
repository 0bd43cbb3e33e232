import { eq } from "drizzle-orm";
import type { SupplierContact } from "#api/contract/suppliers.ts";
import type { Queries } from "../database/queries.ts";
import { suppliers } from "../database/schema/schema.ts";

/** The contact of a supplier; `null` if there is none with this id. */
export async function supplierById(queries: Queries, id: string): Promise<SupplierContact | null> {
  const [found] = await queries
    .select({
      id: suppliers.id,
      name: suppliers.name,
      contactUserName: suppliers.contactUserName,
      contactMobile: suppliers.contactMobile,
      isSample: suppliers.isSample,
    })
    .from(suppliers)
    .where(eq(suppliers.id, id));
  return found ?? null;
}

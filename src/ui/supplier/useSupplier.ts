import { useQuery } from "@tanstack/react-query";
import {
  getBrandInfo,
  getSupplierContact,
  type BrandInfo,
  type SupplierContact,
} from "#api/contract/suppliers.ts";
import { loadedOf, type Loaded } from "../page/services/Loaded.ts";
import { useServices } from "../page/services/ServicesContext.tsx";

export interface Supplier {
  readonly brand: BrandInfo;
  /** `null` if unknown. */
  readonly contact: SupplierContact | null;
}

/** Contact of a brand, loaded on demand. */
export function useSupplier(brandCode: string): Loaded<Supplier> {
  const { api } = useServices();
  return loadedOf(
    useQuery<Supplier>({
      queryKey: ["supplier", brandCode],
      queryFn: async ({ signal }) => {
        const brand = await api.call(getBrandInfo, { query: { brand_code: brandCode } }, { signal });
        if (brand.supplierId === null) return { brand, contact: null };
        const asking = { params: { id: brand.supplierId } };
        return { brand, contact: await api.call(getSupplierContact, asking, { signal }) };
      },
    }),
  );
}

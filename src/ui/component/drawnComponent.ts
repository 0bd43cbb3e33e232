import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import type { DrawnComponent } from "./usePlacing.ts";

/** As the drawer and a host's drawing take a component of the library: by the file for the program. */
export const drawnComponent = ({
  id,
  storeId,
  name,
  suffix,
  softwareCode,
  componentFamilyTypeName,
}: PublicComponent): DrawnComponent => ({
  id: storeId,
  productId: id,
  publicComponentId: id,
  name,
  suffix,
  softwareCode,
  componentFamilyTypeName,
});

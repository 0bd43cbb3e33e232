import type { PublicComponent } from "#api/contract/componentLibrary.ts";
import type { DrawnComponent } from "./usePlacing.ts";

/**
 * A library component in the form that the drawer and a host's drawing take; it is identified by its file for the
 * program.
 */
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

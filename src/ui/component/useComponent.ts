import {
  getComponentDetail,
  getFamilyType,
  listPlaceholders,
  type ComponentDetail,
} from "#api/contract/componentDetail.ts";
import { loadedOf } from "../page/services/Loaded.ts";
import { useAsk } from "../page/services/useAsk.ts";
import { useSession } from "../page/services/useSession.ts";
import type { DrawnComponent } from "./usePlacing.ts";

/** Details of a component for a program and its version. */
export function useComponent({ softwareCode: software, publicComponentId: id }: DrawnComponent) {
  const softwareVersion = useSession((session) => session.softwareVersion);
  const query = softwareVersion === null ? {} : { software_version: softwareVersion };
  return loadedOf(useAsk(getComponentDetail, { params: { software, id }, query }));
}

/** One type of a component. The previous type stays until the new one has loaded. */
export const useFamilyType = ({ id, softwareCode: software }: ComponentDetail, familyTypeId: string) =>
  loadedOf(useAsk(getFamilyType, { params: { software, id, familyTypeId } }, { keepsLast: true }));

export const useLegends = ({ id, softwareCode: software }: ComponentDetail) =>
  loadedOf(useAsk(listPlaceholders, { params: { software, id } }));

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

/** What a program, in the version that asks, may know of a component. */
export function useComponent({ softwareCode: software, publicComponentId: id }: DrawnComponent) {
  const softwareVersion = useSession((session) => session.softwareVersion);
  const query = softwareVersion === null ? {} : { software_version: softwareVersion };
  return loadedOf(useAsk(getComponentDetail, { params: { software, id }, query }));
}

/** One type of a component. That of another type stands until the new one has come. */
export const useFamilyType = ({ id, softwareCode: software }: ComponentDetail, familyTypeId: string) =>
  loadedOf(useAsk(getFamilyType, { params: { software, id, familyTypeId } }, { keepsLast: true }));

export const useLegends = ({ id, softwareCode: software }: ComponentDetail) =>
  loadedOf(useAsk(listPlaceholders, { params: { software, id } }));

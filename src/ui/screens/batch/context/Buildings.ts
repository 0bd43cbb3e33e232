import type { Building } from "#domain/building/batch/state/Building.ts";
import type { ComparedVersions } from "./ComparedVersions.ts";

export type BuildingDialog =
  | { readonly kind: "list"; readonly buildings: readonly Building[] }
  | { readonly kind: "new" | "rename" }
  | { readonly kind: "delete"; readonly building: Building }
  /** Versions of the project; `compared` names two that are being compared. */
  | { readonly kind: "versions"; readonly compared: ComparedVersions | null };

export interface Buildings {
  readonly dialog: BuildingDialog | null;
  /** Counts replaced buildings; dialogs and half-typed entries belong to the previous one. */
  readonly moves: number;
  readonly ask: (kind: "new" | "rename") => void;
  readonly showList: () => void;
  readonly askDelete: (building: Building) => void;
  /** Asks about deleting the open building. */
  readonly askDeletePresent: () => void;
  readonly close: () => void;
  readonly open: (id: string) => void;
  readonly create: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly remove: (building: Building) => void;
  readonly takeOver: () => void;
  /** Tries again to save after the browser refused. */
  readonly save: () => void;
  /** Continues with the restored building. */
  readonly resume: () => void;
  /** Leaves the restored building in the list and starts an empty one. */
  readonly startAnew: () => void;
  readonly showVersions: (compared?: ComparedVersions) => void;
  /**
   * Opens a version of the project as a new building; resolves once it is open or the failure was reported.
   *
   * @param part the part of the building that is shown then; its rooms if left out
   */
  readonly openVersion: (projectId: string, versionId: string, part?: string | null) => Promise<void>;
}

export const nameOrNone = (name: string): string => name || "未命名建筑";

import type { Building } from "#domain/building/batch/state/Building.ts";
import type { ComparedVersions } from "./ComparedVersions.ts";

export type BuildingDialog =
  | { readonly kind: "list"; readonly buildings: readonly Building[] }
  | { readonly kind: "new" | "rename" }
  | { readonly kind: "delete"; readonly building: Building }
  /** Of the project; `compared`: two of them held against one another. */
  | { readonly kind: "versions"; readonly compared: ComparedVersions | null };

export interface Buildings {
  readonly dialog: BuildingDialog | null;
  /** Grows with every building that takes the place of another: what was open or half typed belongs to the former one. */
  readonly moves: number;
  readonly ask: (kind: "new" | "rename") => void;
  readonly showList: () => void;
  readonly askDelete: (building: Building) => void;
  /** For the present one, as it is now. */
  readonly askDeletePresent: () => void;
  readonly close: () => void;
  readonly open: (id: string) => void;
  readonly create: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly remove: (building: Building) => void;
  readonly takeOver: () => void;
  /** Tries again to save what the browser refused. */
  readonly save: () => void;
  /** Goes on with what was brought back. */
  readonly resume: () => void;
  /** Leaves what was brought back in the list, and begins with nothing. */
  readonly startAnew: () => void;
  readonly showVersions: (compared?: ComparedVersions) => void;
  /** Opens a version of the project as a building of its own; resolves when it is there, or it was said why not. */
  readonly openVersion: (projectId: string, versionId: string) => Promise<void>;
}

export const nameOrNone = (name: string): string => name || "未命名建筑";

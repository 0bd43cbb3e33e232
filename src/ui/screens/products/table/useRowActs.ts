import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import type { PlacingAct } from "../../../component/usePlacing.ts";
import { useSession } from "../../../page/services/useSession.ts";

/** The actions of a list's row beside 查看. */
export interface RowActs {
  /** Whether equipment is selected for the drawing from which the page was opened. */
  readonly isSelecting: boolean;
  readonly isSelected: boolean;
  readonly hasFiles: boolean;
  readonly placing: readonly PlacingAct[];
}

const WEB: RowActs = { isSelecting: false, isSelected: true, hasFiles: true, placing: [] };
const SELECTING: RowActs = { isSelecting: true, isSelected: true, hasFiles: false, placing: [] };
const REVIT: RowActs = { isSelecting: false, isSelected: false, hasFiles: false, placing: ["布置"] };
const DESIGN: RowActs = { isSelecting: false, isSelected: false, hasFiles: false, placing: ["布置", "载入"] };

/**
 * On the web files are downloaded; a program places them, or takes the product if equipment is selected for a
 * drawing.
 */
export function useRowActs(): RowActs {
  const platform = useSession((session) => session.platform);
  const isSelecting = useSession(({ fromEntrance }) => fromEntrance === ENTRANCES.equipment);
  if (platform === "web" || platform === "cs") return WEB;
  if (isSelecting) return SELECTING;
  return platform === "r" ? REVIT : DESIGN;
}

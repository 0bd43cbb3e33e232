import { refusal } from "./answered.ts";
import type { Told } from "./BatchSession.ts";

/** How a call that would change a building is answered where it may only be looked at: a failure and a telling. */
export type RefusedEdit = ReturnType<typeof refusal> & Told;

export const readOnly = (told: Told): RefusedEdit => ({
  ...refusal("read.only", "建筑已在另一个标签页中打开，此页只能查看"),
  ...told,
});

/**
 * What leaves rooms and results as they are. Whatever is not named here counts as an edit, so that a new call is
 * refused in a second tab until somebody has thought about it.
 */
const LOOKING: ReadonlySet<string> = new Set([
  "open",
  "setToken",
  "setView",
  "filterColumn",
  "columnValues",
  "moveTo",
  "resume",
  "room",
  "rows",
  "alternatives",
  "offered",
  "whyNot",
  "forecast",
  "alike",
  "revisionEntries",
  "forgetRevision",
  "confirm",
  "planRooms",
  "stop",
  "flush",
  "buildings",
  "openBuilding",
  "newBuilding",
  "deleteBuilding",
  "takeOver",
]);

/** The calls of a batch worker, those that edit answered by `refuse` wherever it has an answer. */
export function guardEdits<Service extends object>(
  service: Service,
  refuse: () => RefusedEdit | null,
): Service {
  const guarded = Object.entries(service).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
    name,
    LOOKING.has(name) ? call : (...args: unknown[]) => refuse() ?? call(...args),
  ]);
  // The same calls by the same names; a refused one is told apart by its code.
  return Object.fromEntries(guarded) as Service;
}

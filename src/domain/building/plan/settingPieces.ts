import { sortedJson } from "../../base/sortedJson.ts";
import { SYSTEMS_PIECE, SYSTEMS_PIECES } from "./PlanContent.ts";

const piecesOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / SYSTEMS_PIECE) }, (_, at) =>
    text.slice(at * SYSTEMS_PIECE, (at + 1) * SYSTEMS_PIECE),
  );

/** JSON of settings in pieces that a string of the wire holds. */
export const settingPieces = (settings: unknown): readonly string[] => piecesOf(sortedJson(settings));

/** What was said of systems in such pieces; none for the proposal, null for more than a plan holds. */
export function systemPieces(systems: object | null): readonly string[] | null {
  const pieces = systems === null ? [] : settingPieces(systems);
  return pieces.length > SYSTEMS_PIECES ? null : pieces;
}

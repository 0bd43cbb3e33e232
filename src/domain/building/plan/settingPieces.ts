import { sortedJson } from "../../base/sortedJson.ts";
import { SYSTEMS_PIECE, SYSTEMS_PIECES } from "./PlanContent.ts";

const piecesOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / SYSTEMS_PIECE) }, (_, at) =>
    text.slice(at * SYSTEMS_PIECE, (at + 1) * SYSTEMS_PIECE),
  );

/** Settings as JSON, in pieces that fit in a string of the wire */
export const settingPieces = (settings: unknown): readonly string[] => piecesOf(sortedJson(settings));

/** Settings of systems in such pieces; empty for the proposal, null if they exceed what a plan can store. */
export function systemPieces(systems: object | null): readonly string[] | null {
  const pieces = systems === null ? [] : settingPieces(systems);
  return pieces.length > SYSTEMS_PIECES ? null : pieces;
}

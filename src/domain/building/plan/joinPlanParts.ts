import { append, greatest } from "../../base/lists.ts";
import { ROOM_FIGURES, type RoomFigure } from "../rooms/Room.ts";
import type { PlanRooms } from "./PlanContent.ts";

/** Joins the rooms of all parts. A part with fewer corrected figures gets null for the missing ones. */
export function joinPlanParts(parts: readonly PlanRooms[]): PlanRooms {
  // `flatMap` is twenty times slower here.
  function join<Value>(column: (part: PlanRooms) => readonly Value[]): Value[] {
    const joined: Value[] = [];
    for (const part of parts) append(joined, column(part));
    return joined;
  }
  const statedTexts = (["floors", "zones"] as const)
    .filter((text) => parts.some((part) => part[text] !== undefined))
    .map((text) => [text, join((part) => part[text] ?? part.ids.map(() => ""))] as const);
  const isAdopted = parts.some(({ adopted }) => adopted !== undefined);
  const isHeard = parts.every(({ soundLevel }) => soundLevel !== undefined);
  const width = Math.max(0, greatest(parts.map(({ corrected }) => corrected.length)));
  const figures = ROOM_FIGURES.map((figure) => [figure, join((part) => part.figures[figure])] as const);
  return {
    ids: join(({ ids }) => ids),
    codes: join(({ codes }) => codes),
    names: join(({ names }) => names),
    ...Object.fromEntries(statedTexts),
    // `fromEntries` loses the type of the keys; ROOM_FIGURES has all of them.
    figures: Object.fromEntries(figures) as Record<RoomFigure, (number | null)[]>,
    standing: join(({ standing }) => standing),
    answer: join(({ answer }) => answer),
    verdict: join(({ verdict }) => verdict),
    byHand: join(({ byHand }) => byHand),
    locked: join(({ locked }) => locked),
    edited: join(({ edited }) => edited),
    refused: join(({ refused }) => refused),
    joinedLater: join(({ joinedLater }) => joinedLater),
    quantity: join(({ quantity }) => quantity),
    product: join(({ product }) => product),
    askedWith: join(({ askedWith }) => askedWith),
    judgedBy: join(({ judgedBy }) => judgedBy),
    surplus: join(({ surplus }) => surplus),
    ...(isAdopted && { adopted: join(({ adopted, ids }) => adopted ?? ids.map(() => "")) }),
    ...(isHeard && {
      soundLevel: join(({ soundLevel }) => soundLevel ?? []),
      soundVerdict: join(({ soundVerdict }) => soundVerdict ?? []),
    }),
    remark: join(({ remark }) => remark),
    corrected: Array.from({ length: width }, (_, figure) =>
      join(({ corrected, ids }) => corrected[figure] ?? ids.map(() => null)),
    ),
  };
}

import type { Issue } from "#api/contract/envelope.ts";
import { MULTI_ROOM } from "#api/contract/multiRoom.ts";
import type { MultiRoomCategory } from "#domain/catalogue/categories.ts";
import type { Room } from "#domain/rooms/Room.ts";
import { invalidParameter } from "../invalidParameter.ts";
import { route } from "../route.ts";
import type { RouteParts } from "./RouteParts.ts";

/** Rows are told apart by their room's id, so two rooms of one id could not both be answered. */
function repeatedIds(rooms: readonly Room[]): Issue[] {
  const seen = new Set<string>();
  return rooms.flatMap(({ roomId }, at) => {
    if (!seen.has(roomId)) {
      seen.add(roomId);
      return [];
    }
    return [{ path: `inputCondition.${at}.roomId`, message: "is the id of an earlier room" }];
  });
}

/** One route for each category that is selected for rooms. */
export const selectForRoomsRoutes = (Object.keys(MULTI_ROOM) as MultiRoomCategory[]).map(
  (categoryCode) =>
    ({ engine }: RouteParts) =>
      route(MULTI_ROOM[categoryCode], ({ body }, { signal }) => {
        const issues = repeatedIds(body.inputCondition);
        if (issues.length > 0) throw invalidParameter(issues);
        return engine.selectForRooms(categoryCode, body, signal);
      }),
);

import type { Issue } from "#api/contract/envelope.ts";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { roomCandidates } from "#api/contract/roomCandidates.ts";
import { KIND_MANIFESTS } from "#domain/building/kinds/batchKinds.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import { route } from "../http/route.ts";
import type { SelectionParts } from "./SelectionParts.ts";

/** Rows are identified by room id, so two rooms with one id could not both be answered. */
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

export const selectForRoomsRoutes = KIND_MANIFESTS.map(
  (kind) =>
    ({ engine }: SelectionParts) =>
      route(selectForRooms(kind), async ({ body }, { signal, libraries }) => {
        const issues = repeatedIds(body.inputCondition);
        if (issues.length > 0) throw invalidParameter(issues);
        return engine.selectForRooms(kind.categoryCode, body, signal(), await libraries());
      }),
);

/** And for each kind a route for the candidates of rooms. */
export const roomCandidatesRoutes = KIND_MANIFESTS.map(
  (kind) =>
    ({ engine }: SelectionParts) =>
      route(roomCandidates(kind), async ({ body: { slack, ...request } }, { signal, libraries }) =>
        engine.roomCandidates(kind.categoryCode, request, slack, signal(), await libraries()),
      ),
);

import { MAX_HOST_ROOMS } from "#domain/desk/host/hostPieces.ts";

/** What the query asks of the simulated host. */
export interface Simulation {
  /** Rooms of the building that stands in it. */
  readonly rooms: number;
  /** Paths that it is too old for. */
  readonly lacks: readonly string[];
}

const ROOMS = 24;

function roomsOf(text: string | null): number {
  const rooms = Number(text ?? ROOMS);
  return Number.isInteger(rooms) && rooms >= 0 && rooms <= MAX_HOST_ROOMS ? rooms : ROOMS;
}

/** `simulate=1`, with `simulateRooms=20000` and, once for each path, `simulateLacks=…`; `null` where nothing is simulated. */
export function readSimulation(search: string): Simulation | null {
  const query = new URLSearchParams(search);
  if (query.get("simulate") !== "1") return null;
  return { rooms: roomsOf(query.get("simulateRooms")), lacks: query.getAll("simulateLacks") };
}

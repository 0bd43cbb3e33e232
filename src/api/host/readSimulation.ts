import { MAX_HOST_ROOMS } from "#domain/desk/host/hostPieces.ts";

/** The parameters of the simulated host in the query. */
export interface Simulation {
  readonly rooms: number;
  /** Paths that it pretends not to know. */
  readonly lacks: readonly string[];
}

const ROOMS = 24;

function roomsOf(text: string | null): number {
  const rooms = Number(text ?? ROOMS);
  return Number.isInteger(rooms) && rooms >= 0 && rooms <= MAX_HOST_ROOMS ? rooms : ROOMS;
}

/**
 * `simulate=1`, with `simulateRooms=20000` and, for each path, one `simulateLacks=…`; `null` without
 * simulation.
 */
export function readSimulation(search: string): Simulation | null {
  const query = new URLSearchParams(search);
  if (query.get("simulate") !== "1") return null;
  return { rooms: roomsOf(query.get("simulateRooms")), lacks: query.getAll("simulateLacks") };
}

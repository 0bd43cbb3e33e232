/** Most connections of a process to a server: for calls, and for what takes long. */
export interface Connections {
  readonly calls: number;
  readonly long: number;
}

/** Connections for long queries are others: they and a rush of calls do not wait for each other. */
export const CONNECTIONS: Connections = { calls: 10, long: 4 };
/** A rush of calls waits for its turn; with fewer, two slow ones would make all others wait. */
const LEAST: Connections = { calls: 3, long: 2 };

/** The part of each of several processes, which together open few more than one alone. */
export const connectionsOfEach = (processes: number): Connections => ({
  calls: Math.max(LEAST.calls, Math.ceil(CONNECTIONS.calls / processes)),
  long: Math.max(LEAST.long, Math.ceil(CONNECTIONS.long / processes)),
});

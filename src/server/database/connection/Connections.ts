/** Most connections of a process to a server: for calls, and for long queries. */
export interface Connections {
  readonly calls: number;
  readonly long: number;
}

/** Long queries have connections of their own, so that they and a burst of calls do not wait for each other. */
export const CONNECTIONS: Connections = { calls: 10, long: 4 };
/** Minimum of each kind; with fewer connections two slow calls would delay all others. */
const LEAST: Connections = { calls: 3, long: 2 };

/** The connections of each of several processes. Together they open only a few more than a single process. */
export const connectionsOfEach = (processes: number): Connections => ({
  calls: Math.max(LEAST.calls, Math.ceil(CONNECTIONS.calls / processes)),
  long: Math.max(LEAST.long, Math.ceil(CONNECTIONS.long / processes)),
});

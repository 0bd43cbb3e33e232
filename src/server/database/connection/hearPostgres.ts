import { CHANGE_CHANNEL, type HearChange } from "../revisions/catalogueChanges.ts";
import { letGo } from "./letGo.ts";
import { clientsWithin } from "./postgresClients.ts";

const CONNECT_AGAIN_MS = 2_000;

interface Heard {
  readonly connectionString: string;
  /** Time to connect, and for the answer to the query that is sent every `heartbeatMs`. */
  readonly connectMs: number;
  readonly heartbeatMs: number;
}

/**
 * Subscribes to changes over a connection of its own, because a pool's connections change hands. A connection
 * that breaks, or no longer answers, is opened again until it works; notifications in between are lost, which
 * `hear` is called with null.
 * @returns a function that unsubscribes
 * @throws Error when the first connection fails
 */
export async function hearPostgres(
  { connectionString, connectMs, heartbeatMs }: Heard,
  hear: HearChange,
): Promise<() => Promise<void>> {
  const HearingClient = clientsWithin({ connectMs, queryMs: connectMs });
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let stopCurrent = async () => {};

  async function connect(): Promise<void> {
    const client = new HearingClient({ connectionString });
    client.on("notification", ({ payload }) => hear(payload ?? null));
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      await letGo(client.end());
      throw error;
    }
    let isAsking = false;
    const heartbeat = setInterval(() => {
      if (isAsking) return;
      isAsking = true;
      // If the query is not answered in time, the connection is closed.
      void client
        .query("select 1")
        .catch(() => {})
        .finally(() => (isAsking = false));
    }, heartbeatMs).unref();
    client.on("end", () => {
      clearInterval(heartbeat);
      connectLater();
    });
    stopCurrent = () => letGo(client.end());
  }

  function connectLater(): void {
    if (isStopped) return;
    again = setTimeout(() => {
      connect().then(() => hear(null), connectLater);
    }, CONNECT_AGAIN_MS);
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(again);
    await stopCurrent();
  };
}

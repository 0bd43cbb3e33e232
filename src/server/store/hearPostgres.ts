import { Client } from "pg";
import { CHANGE_CHANNEL, type HearChange } from "./catalogueChanges.ts";

const CONNECT_AGAIN_MS = 2_000;

/**
 * Hears changes over a connection of its own, for one of a pool is now this one's, now that one's. A connection that
 * breaks is opened again until it stands; what was said in between is lost, which `hear` is told.
 * @returns how to stop
 * @throws Error when the first connection cannot be had
 */
export async function hearPostgres(connectionString: string, hear: HearChange): Promise<() => Promise<void>> {
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let current: Client | undefined;

  async function connect(): Promise<void> {
    const client = new Client({ connectionString });
    client.on("notification", ({ payload }) => hear(payload ?? null));
    // Reported by `end` too, which follows.
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANGE_CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    client.on("end", connectLater);
    current = client;
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
    await current?.end();
  };
}

import type { createApp } from "../http/app.ts";
import { asksHealth, healthApp } from "../http/healthApp.ts";
import { holdFolder } from "./HeldFolder.ts";
import { listen, type Fetch } from "../http/listen.ts";
import { createLog } from "../process/log.ts";
import type { Opening } from "./Opening.ts";
import { openInside } from "./openInside.ts";
import { healthOf, notReady } from "./Readiness.ts";
import type { StartOptions } from "./StartOptions.ts";

export interface RunningServer {
  /** Null if another process owns the port. */
  readonly address: string | null;
  /** Finishes the calls in flight, then closes everything that was opened. */
  stop(): Promise<void>;
  /** Resolves when the database is lost to this process, which can then only end. */
  readonly lost: Promise<Error>;
}

/** A call that takes longer than this after a stop is cut off. */
const LAST_CALLS_MS = 5000;

const openDoor = async ({ settings, worker }: StartOptions, answer: Fetch) =>
  worker === undefined
    ? listen(settings.host, settings.port, answer)
    : { address: null, ...worker.openDoor(answer) };

/**
 * Starts everything, with a printed line per step. The port is opened before the slow steps, so that a taken
 * one is detected at once; early calls wait, except the health check.
 *
 * @throws StartFailure when the folder, the port or the database is not available; everything is closed again
 * then
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings, say, worker } = options;
  const log = createLog(settings.logLevel, worker?.number);
  const readiness = notReady(worker?.counts);
  const closes: Opening["closes"] = [];
  const closeAll = async () => {
    for (const close of closes.toReversed()) await close();
  };
  try {
    const folder = settings.databaseUrl === null ? await holdFolder(settings.dataDir) : null;
    if (folder !== null) {
      closes.push(() => folder.release());
      say(`Data folder ${folder.dir} held.`);
    }
    let open: (app: ReturnType<typeof createApp>) => void = () => {};
    const app = new Promise<ReturnType<typeof createApp>>((resolve) => {
      open = resolve;
    });
    const early = healthApp(() => healthOf(readiness));
    const answer: Fetch = async (request, env) => {
      const answering = readiness.database === null && asksHealth(request) ? early : await app;
      return answering.fetch(request, env);
    };
    const door = await openDoor(options, answer);
    let lost: Promise<Error>;
    try {
      ({ lost } = await openInside(options, { folder, log, closes, readiness }, open));
    } catch (error) {
      await door.close(0);
      throw error;
    }
    closes.push(() => door.close(LAST_CALLS_MS));
    void lost.then((error) => log.error({ err: error }, "the database is lost"));
    return { address: door.address, stop: closeAll, lost };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

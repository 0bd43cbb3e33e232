import { onStopSignal } from "../process/onStopSignal.ts";
import { readSettings, type Settings } from "../process/settings.ts";
import { endOnStartFailure } from "../process/StartFailure.ts";

export interface MainOptions {
  readonly checkAnswers: boolean;
  /** Identifies the server's sources: data kept by other sources are read again. */
  readonly codeVersion: string;
}

/** A supervisor then restarts the process. */
const EXIT_LOST = 1;
/** Time to close everything; what is still open after it is left. */
const LAST_MS = 4000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs several processes on one port, each of which is a server. */
async function runWorkers(options: MainOptions, settings: Settings): Promise<void> {
  const { supervise } = await import("./workers/supervise.ts");
  const supervisor = await supervise({ ...options, settings, say });
  onStopSignal(async () => {
    await supervisor.stop();
    say("Volute has stopped.");
    process.exit(0);
  });
  if (await supervisor.ready) say(`Volute is ready at ${supervisor.address}`);
}

async function run(options: MainOptions): Promise<void> {
  const settings = readSettings(process.env);
  say("Settings read.");
  if (settings.workers > 1) return runWorkers(options, settings);
  const { checkAnswers, codeVersion } = options;
  const { startServer } = await import("./startServer.ts");
  const starting = startServer({ settings, say, checkAnswers, codeVersion });
  let isStarted = false;
  onStopSignal(async () => {
    // A stop during the start of an embedded database waits for the start, because its half-open parts cannot be
    // closed. With a database server the process can end at any moment, and does not wait for a long reading.
    if (isStarted || settings.databaseUrl === null) await (await starting).stop();
    say("Volute has stopped.");
    process.exit(0);
  });
  const server = await starting;
  isStarted = true;
  say(`Volute is ready at ${server.address}`);
  void server.lost.then(async () => {
    say("The database is lost. Volute ends; started again, it opens it again.");
    setTimeout(() => process.exit(EXIT_LOST), LAST_MS);
    await server.stop();
    process.exit(EXIT_LOST);
  });
}

/** The server's process: settings, steps, signals, exit codes. */
export const main = (options: MainOptions) => endOnStartFailure(() => run(options));

import { onStopSignal } from "../process/onStopSignal.ts";
import { readSettings } from "../process/settings.ts";
import { endOnStartFailure } from "../process/StartFailure.ts";
import { startServer } from "./startServer.ts";

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

async function run({ checkAnswers, codeVersion }: MainOptions): Promise<void> {
  const settings = readSettings(process.env);
  say("Settings read.");
  const starting = startServer({ settings, say, checkAnswers, codeVersion });
  onStopSignal(async () => {
    // A stop during the start waits for the start: half-open parts cannot be closed.
    const server = await starting;
    await server.stop();
    say("Volute has stopped.");
    process.exit(0);
  });
  const server = await starting;
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

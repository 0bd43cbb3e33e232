import { onStopSignal } from "./onStopSignal.ts";
import { readSettings } from "./settings.ts";
import { endOnStartFailure } from "./StartFailure.ts";
import { startServer } from "./startServer.ts";

export interface MainOptions {
  readonly checkAnswers: boolean;
  /** Done once the settings are known to be good, before anything is opened. */
  readonly prepare?: (say: (line: string) => void) => Promise<void>;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run({ checkAnswers, prepare }: MainOptions): Promise<void> {
  const settings = readSettings(process.env);
  say("Settings read.");
  await prepare?.(say);
  const starting = startServer({ settings, say, checkAnswers });
  onStopSignal(async () => {
    // A stop during the start waits for it: what is half open cannot be closed.
    const server = await starting;
    await server.stop();
    say("Volute has stopped.");
    process.exit(0);
  });
  const { address } = await starting;
  say(`Volute is ready at ${address}`);
}

/** The server's process: settings, steps, signals, exit codes. */
export const main = (options: MainOptions) => endOnStartFailure(() => run(options));

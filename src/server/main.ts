import { onStopSignal } from "./onStopSignal.ts";
import { readSettings } from "./settings.ts";
import { endOnStartFailure } from "./StartFailure.ts";
import { startServer } from "./startServer.ts";

export interface MainOptions {
  readonly checkAnswers: boolean;
  /** Names the server's sources: what other ones have kept is read anew. */
  readonly codeVersion: string;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run({ checkAnswers, codeVersion }: MainOptions): Promise<void> {
  const settings = readSettings(process.env);
  say("Settings read.");
  const starting = startServer({ settings, say, checkAnswers, codeVersion });
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

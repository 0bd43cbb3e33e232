import * as v from "valibot";
import { openDatabase } from "../../database/connection/database.ts";
import type { Queries } from "../../database/queries.ts";
import { reachData } from "../../process/reachData.ts";
import { readSettings, type Settings } from "../../process/settings.ts";
import { causeOf, endOnStartFailure, StartFailure } from "../../process/StartFailure.ts";
import { serverChannel } from "./serverChannel.ts";

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** A command of operators that runs on the database, or in a running server if there is one. */
export interface OperatorCommand<Command, Done> {
  readonly usage: string;
  /** `null` for arguments that are no such command. */
  readonly read: (args: readonly string[]) => Command | null;
  /** Path on the running server's channel. */
  readonly path: string;
  readonly done: v.GenericSchema<unknown, Done>;
  readonly directly: (queries: Queries, command: Command) => Promise<Done>;
  /** Writes the result for a person, as lines, or the reason for a refusal. */
  readonly report: (
    done: Done,
    command: Command,
    settings: Settings,
  ) => readonly string[] | { readonly refused: string };
}

async function open(settings: Settings) {
  const database = await openDatabase(settings).catch((error: unknown) => {
    throw new StartFailure(`The database cannot be opened (${causeOf(error)}).`);
  });
  await database.migrate();
  return database;
}

async function run<Command, Done>(of: OperatorCommand<Command, Done>, command: Command): Promise<void> {
  const settings = readSettings(process.env);
  const target = await reachData<{ readonly operate: () => Promise<Done>; close(): Promise<void> }>(
    settings,
    say,
    {
      async direct() {
        const database = await open(settings);
        return { operate: () => of.directly(database.queries, command), close: () => database.close() };
      },
      async channel(dir) {
        const server = await serverChannel(dir, "command");
        if (server === null) return null;
        return {
          operate: async () => v.parse(of.done, await server.call("POST", of.path, command)),
          close: () => Promise.resolve(),
        };
      },
    },
  );
  try {
    const outcome = of.report(await target.operate(), command, settings);
    if ("refused" in outcome) {
      complain(outcome.refused);
      process.exitCode = EXIT_REFUSED;
    } else outcome.forEach(say);
  } finally {
    await target.close();
  }
}

/** The operator's process: runs one command, prints lines, and ends with an exit code. */
export async function runOperatorCommand<Command, Done>(
  of: OperatorCommand<Command, Done>,
  args: readonly string[],
): Promise<void> {
  const command = of.read(args);
  if (command === null) {
    complain(of.usage);
    process.exitCode = EXIT_USAGE;
    return;
  }
  await endOnStartFailure(() => run(of, command));
}

import * as v from "valibot";
import { openDatabase } from "../database/connection/database.ts";
import { serverChannel } from "../import/channel/serverChannel.ts";
import { reachData } from "../process/reachData.ts";
import { readSettings, type Settings } from "../process/settings.ts";
import { causeOf, endOnStartFailure, StartFailure } from "../process/StartFailure.ts";
import {
  LibraryCommandSchema,
  LibraryOperatedSchema,
  operateLibrary,
  type LibraryCommand,
} from "./operateLibrary.ts";

const EXIT_REFUSED = 1;
const EXIT_USAGE = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

async function direct(settings: Settings) {
  const database = await openDatabase(settings).catch((error: unknown) => {
    throw new StartFailure(`The database cannot be opened (${causeOf(error)}).`);
  });
  await database.migrate();
  return {
    operate: (command: LibraryCommand) => operateLibrary(database.queries, null, command),
    close: () => database.close(),
  };
}

async function channel(dir: string) {
  const found = await serverChannel(dir, "command");
  if (found === null) return null;
  return {
    operate: async (command: LibraryCommand) =>
      v.parse(LibraryOperatedSchema, await found.call("POST", "libraries", command)),
    close: () => Promise.resolve(),
  };
}

async function run(command: LibraryCommand): Promise<void> {
  const settings = readSettings(process.env);
  const target = await reachData(settings, say, { direct: () => direct(settings), channel });
  try {
    const done = await target.operate(command);
    if ("refusal" in done) {
      complain(`There is no library ${command.libraryId}.`);
      process.exitCode = EXIT_REFUSED;
      return;
    }
    const { name, products, skipped } = done;
    say(
      command.command === "publish"
        ? `${name}: ${products} products are in the catalogue for everybody. Drafts are not among them, nor ${skipped} that it has already from elsewhere.`
        : `${name}: ${products} products are no longer in the catalogue; its members keep their own.`,
    );
  } finally {
    await target.close();
  }
}

/** The operator's process: one library, one command. It goes through the running server if there is one. */
export async function libraryMain([command, libraryId, ...others]: readonly string[]): Promise<void> {
  const read = v.safeParse(LibraryCommandSchema, { command, libraryId });
  if (!read.success || others.length > 0) {
    complain("Usage: npm run library -- publish | take-back LIBRARY, where LIBRARY is its id");
    process.exitCode = EXIT_USAGE;
    return;
  }
  await endOnStartFailure(() => run(read.output));
}

import * as v from "valibot";
import { serverChannel } from "../../import/channel/serverChannel.ts";
import { reachData } from "../../process/reachData.ts";
import { readSettings, type Settings } from "../../process/settings.ts";
import { causeOf, endOnStartFailure, StartFailure } from "../../process/StartFailure.ts";
import { openDatabase } from "../../database/connection/database.ts";
import { OperatedSchema, operate, OperatorCommandSchema, type OperatorCommand } from "./operate.ts";

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
    operate: (command: OperatorCommand) => operate(database.queries, command),
    close: () => database.close(),
  };
}

async function channel(dir: string) {
  const found = await serverChannel(dir, "command");
  if (found === null) return null;
  return {
    operate: async (command: OperatorCommand) =>
      v.parse(OperatedSchema, await found.call("POST", "accounts", command)),
    close: () => Promise.resolve(),
  };
}

const REFUSALS = {
  taken: (account: string) =>
    `There is an account ${account} already; npm run account -- reset gives it a new code.`,
  unknown: (account: string) => `There is no account ${account}.`,
  badName: (account: string) =>
    `${JSON.stringify(account)} cannot be an account: 2 to 64 letters, digits and . _ - @`,
  isOperator: (account: string) => `${account} is an operator already.`,
  noOperator: (account: string) => `${account} is no operator.`,
} as const;

const LEADS = {
  create: (account: string) => `Account ${account} made.`,
  reset: (account: string) => `Account ${account} found; its password still holds.`,
  operator: (account: string) => `${account} is an operator now, and finds 管理 in the head of the page.`,
  "no-operator": (account: string) => `${account} is no operator any more, from the next call on.`,
} as const;

async function run(command: OperatorCommand): Promise<void> {
  const settings = readSettings(process.env);
  const target = await reachData(settings, say, { direct: () => direct(settings), channel });
  try {
    const done = await target.operate(command);
    if ("refusal" in done) {
      complain(REFUSALS[done.refusal](command.account));
      process.exitCode = EXIT_REFUSED;
      return;
    }
    say(LEADS[command.command](command.account));
    if ("operators" in done) {
      say(`Operators who can sign in: ${done.operators}.`);
      return;
    }
    say(`Code, good for 24 hours and once: ${done.code}`);
    say(`The owner sets the password with it at ${settings.client.accountBase}/new-password`);
  } finally {
    await target.close();
  }
}

/** The operator's process: one account, one command. It goes through the running server if there is one. */
export async function accountMain([command, account, ...others]: readonly string[]): Promise<void> {
  const read = v.safeParse(OperatorCommandSchema, { command, account });
  if (!read.success || others.length > 0) {
    complain("Usage: npm run account -- create | reset | operator | no-operator NAME");
    process.exitCode = EXIT_USAGE;
    return;
  }
  await endOnStartFailure(() => run(read.output));
}

import * as v from "valibot";
import { runOperatorCommand } from "../../import/channel/operatorCommand.ts";
import { OperatedSchema, operate, OperatorCommandSchema } from "./operate.ts";

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

/** The operator's process: one account, one command. It goes through the running server if there is one. */
export const accountMain = (args: readonly string[]): Promise<void> =>
  runOperatorCommand(
    {
      usage: "Usage: npm run account -- create | reset | operator | no-operator NAME",
      read([command, account, ...others]) {
        const read = v.safeParse(OperatorCommandSchema, { command, account });
        return read.success && others.length === 0 ? read.output : null;
      },
      path: "accounts",
      done: OperatedSchema,
      directly: operate,
      report(done, { command, account }, { client }) {
        if ("refusal" in done) return { refused: REFUSALS[done.refusal](account) };
        const lead = LEADS[command](account);
        if ("operators" in done) return [lead, `Operators who can sign in: ${done.operators}.`];
        return [
          lead,
          `Code, good for 24 hours and once: ${done.code}`,
          `The owner sets the password with it at ${client.accountBase}/new-password`,
        ];
      },
    },
    args,
  );

import { listImports, readImport, readServerStatus } from "#api/contract/operatorStatus.ts";
import {
  changeFeedback,
  deleteAccount,
  getAccount,
  listAccounts,
  listFeedback,
  listOperatorActs,
  lockAccount,
  makeAccountCode,
  signOutAccount,
  unlockAccount,
} from "#api/contract/operators.ts";
import type { PersonalData } from "../account/personalData.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { Queries } from "../database/queries.ts";
import type { Caller } from "../http/caller.ts";
import { route } from "../http/route.ts";
import * as acts from "./accountActs.ts";
import { accountById, listAccounts as accountsOf } from "./accountQueries.ts";
import { noAccount } from "./actingOperator.ts";
import { listActs } from "./actQueries.ts";
import { listRuns, runById } from "./importQueries.ts";
import { operatedLibraryRoutes } from "./libraryRoutes.ts";
import type { NodeParts } from "./NodeParts.ts";
import { readStatus } from "./statusQueries.ts";
import { changeMessage, listMessages } from "./feedbackWork.ts";

async function shown(queries: Queries, accountId: string, { userId }: Caller) {
  const found = await accountById(queries, Number(accountId), userId);
  if (found === null) throw noAccount();
  return found;
}

/** Calls of the operators' pages. `parts` are the parts whose data is deleted with an account. */
export const operatorRoutes = (parts: readonly PersonalData[]) => [
  ({ database: { queries } }: DatabaseParts) =>
    route(listAccounts, ({ query }, { user }) => accountsOf(queries, query, user.userId)),

  ({ database: { queries } }: DatabaseParts) =>
    route(getAccount, ({ params }, { user }) => shown(queries, params.accountId, user)),

  ({ database: { queries } }: DatabaseParts) =>
    route(lockAccount, async ({ params: { accountId }, body }, { user }) => {
      await acts.lock(queries, user, Number(accountId), body.reason);
      return shown(queries, accountId, user);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(unlockAccount, async ({ params: { accountId } }, { user }) => {
      await acts.unlock(queries, user, Number(accountId));
      return shown(queries, accountId, user);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(signOutAccount, async ({ params: { accountId } }, { user }) => {
      await acts.signOutEverywhere(queries, user, Number(accountId));
      return shown(queries, accountId, user);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(makeAccountCode, ({ params }, { user }) => acts.giveCode(queries, user, Number(params.accountId))),

  ({ database: { queries } }: DatabaseParts) =>
    route(deleteAccount, async ({ params, body }, { user }) => {
      await acts.remove(queries, user, Number(params.accountId), { typed: body.account, parts });
      return null;
    }),

  ({ database: { queries } }: DatabaseParts) =>
    route(listOperatorActs, ({ query }) => listActs(queries, query)),

  ({ database: { queries } }: DatabaseParts) =>
    route(listFeedback, ({ query }) => listMessages(queries, query)),

  ({ database: { queries } }: DatabaseParts) =>
    route(changeFeedback, ({ params, body }, { user }) =>
      changeMessage(queries, user, Number(params.messageId), body),
    ),

  ({ database: { queries }, node }: DatabaseParts & NodeParts) =>
    route(readServerStatus, () => readStatus(queries, node)),

  ({ database: { queries } }: DatabaseParts) => route(listImports, ({ query }) => listRuns(queries, query)),

  ({ database: { queries } }: DatabaseParts) =>
    route(readImport, ({ params }) => runById(queries, Number(params.runId))),

  ...operatedLibraryRoutes,
];

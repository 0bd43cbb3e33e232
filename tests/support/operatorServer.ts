import { changeUser } from "#server/account/users.ts";
import type { Database } from "#server/database/connection/database.ts";
import { operatorRoutes } from "#server/operators/operatorRoutes.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { startAccountServer } from "./accountServer.ts";
import { fillBare } from "./bareDatabase.ts";
import { callerOf } from "./caller.ts";
import { registeredUser } from "./registeredUser.ts";

export const OPERATORS = "/operators/v1";

/** The real app with accounts and the operators' calls; every answer is checked against the contract. */
export async function startOperatorServer(open: () => Promise<Database>) {
  const database = await fillBare(await open());
  const server = await startAccountServer({
    openDatabase: () => Promise.resolve(database),
    routes: operatorRoutes(PERSONAL_DATA).map((bind) => bind({ database, bounds: USUAL_BOUNDS })),
    personalData: PERSONAL_DATA,
  });
  const { app } = server;
  const person = async (name: string) => {
    const user = await registeredUser(server, name);
    return { ...user, ...callerOf(app, user.headers), path: `${OPERATORS}/accounts/${user.userId}` };
  };
  return {
    ...server,
    nobody: callerOf(app),
    person,
    async operator(name: string) {
      const made = await person(name);
      await changeUser(database.queries, made.userId, { isOperator: true });
      return made;
    },
  };
}
export type OperatorServer = Awaited<ReturnType<typeof startOperatorServer>>;
export type OperatorPerson = Awaited<ReturnType<OperatorServer["person"]>>;

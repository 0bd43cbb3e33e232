import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#api/contract/endpoint.ts";
import { changeUser } from "#server/account/users.ts";
import { libraries } from "#server/database/schema/librarySchema.ts";
import { importRuns } from "#server/database/schema/operatorSchema.ts";
import { feedback } from "#server/database/schema/schema.ts";
import { allRoutes } from "#server/start/allRoutes.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { migratedDatabase } from "../../support/databaseTemplate.ts";
import {
  OPERATORS,
  startOperatorServer,
  type OperatorPerson,
  type OperatorServer,
} from "../../support/operatorServer.ts";

let server: OperatorServer;
beforeAll(async () => {
  server = await startOperatorServer(migratedDatabase);
});
afterAll(() => server.close());

interface Scene {
  readonly target: OperatorPerson;
  readonly messageId: number;
  readonly runId: number;
  readonly libraryId: string;
}
interface Asked {
  readonly path: (scene: Scene) => string;
  readonly body?: (scene: Scene) => unknown;
}

const P = `${OPERATORS}/accounts/{accountId}`;
const ofAccount = (rest = "") => ({ path: ({ target }: Scene) => `${target.path}${rest}` });

/** All calls for operators with valid input, in an executable order. */
const CALLS: Readonly<Record<string, Asked>> = {
  [`GET ${OPERATORS}/accounts`]: { path: () => `${OPERATORS}/accounts` },
  [`GET ${P}`]: ofAccount(),
  [`POST ${P}/lock`]: { ...ofAccount("/lock"), body: () => ({ reason: "试用期已过" }) },
  [`DELETE ${P}/lock`]: ofAccount("/lock"),
  [`DELETE ${P}/sessions`]: ofAccount("/sessions"),
  [`POST ${P}/reset_code`]: { ...ofAccount("/reset_code"), body: () => ({}) },
  [`DELETE ${P}`]: { ...ofAccount(), body: ({ target }) => ({ account: target.account }) },
  [`GET ${OPERATORS}/acts`]: { path: () => `${OPERATORS}/acts` },
  [`GET ${OPERATORS}/feedback`]: { path: () => `${OPERATORS}/feedback` },
  [`PATCH ${OPERATORS}/feedback/{messageId}`]: {
    path: ({ messageId }) => `${OPERATORS}/feedback/${messageId}`,
    body: () => ({ isDone: true, note: "", version: 1 }),
  },
  [`GET ${OPERATORS}/status`]: { path: () => `${OPERATORS}/status` },
  [`GET ${OPERATORS}/imports`]: { path: () => `${OPERATORS}/imports` },
  [`GET ${OPERATORS}/imports/{runId}`]: { path: ({ runId }) => `${OPERATORS}/imports/${runId}` },
  [`GET ${OPERATORS}/libraries`]: { path: () => `${OPERATORS}/libraries` },
  [`POST ${OPERATORS}/libraries/{libraryId}/publish`]: {
    path: ({ libraryId }) => `${OPERATORS}/libraries/${libraryId}/publish`,
  },
  [`POST ${OPERATORS}/libraries/{libraryId}/take_back`]: {
    path: ({ libraryId }) => `${OPERATORS}/libraries/${libraryId}/take_back`,
  },
};

let scenes = 0;
async function newScene(): Promise<Scene> {
  scenes += 1;
  const [message] = await server.database.queries
    .insert(feedback)
    .values({ visitorId: "v", type: "wish", title: "缺少屋顶风机", description: "希望收录" })
    .returning({ id: feedback.id });
  const ran = { kind: "products", fileName: "a.csv", startedBy: "root@server", remarkCount: 0, remarks: [] };
  const at = new Date();
  const [run] = await server.database.queries
    .insert(importRuns)
    .values({ ...ran, startedAt: at, endedAt: at })
    .returning({ id: importRuns.id });
  const [library] = await server.database.queries
    .insert(libraries)
    .values({ name: "空库" })
    .returning({ id: libraries.id });
  const target = await server.person(`target${scenes}`);
  return { target, messageId: message!.id, runId: run!.id, libraryId: library!.id };
}

async function answersOf(caller: Pick<OperatorPerson, "call">) {
  const scene = await newScene();
  const answers = [];
  for (const [key, { path, body }] of Object.entries(CALLS)) {
    const answer = await caller.call(key.split(" ")[0] as Endpoint["method"], path(scene), body?.(scene));
    answers.push([key, answer] as const);
  }
  return { scene, answers };
}
const codesOf = (answers: Awaited<ReturnType<typeof answersOf>>["answers"]) =>
  Object.fromEntries(answers.map(([key, { code }]) => [key, code]));
const allAs = (code: string) => Object.fromEntries(Object.keys(CALLS).map((key) => [key, code]));

test("every call for operators is asked here", () => {
  const none = () => Promise.reject(new Error("not asked"));
  const endpoints = allRoutes({
    database: server.database,
    bounds: USUAL_BOUNDS,
    engine: { selectForRooms: none, roomCandidates: none },
    search: { open: none, dutyColumns: none },
  }).map(({ endpoint }) => endpoint);
  const forOperators = endpoints.filter(({ needsOperator }) => needsOperator === true);
  expect(forOperators.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(CALLS).toSorted(),
  );
  // Nothing below the prefix works without the role.
  expect(endpoints.filter(({ path }) => path.startsWith(OPERATORS))).toEqual(forOperators);
});

describe("the calls answer", () => {
  test("nobody without a sign-in, and do nothing", async () => {
    const { answers } = await answersOf(server.nobody);
    expect(codesOf(answers)).toEqual(allAs("authentication.failed"));
  });

  test("a plain account as forbidden, tell nothing, and do nothing", async () => {
    const plain = await server.person("plain");
    const { answers, scene } = await answersOf(plain);
    expect(codesOf(answers)).toEqual(allAs("forbidden"));
    expect(answers.filter(([, { data }]) => data !== null)).toEqual([]);
    const operator = await server.operator("looking");
    expect((await operator.get(scene.target.path)).data).toMatchObject({ lockedAt: null, sessions: 1 });
    expect((await operator.get(`${OPERATORS}/acts`)).data).toMatchObject({ totalCount: 0 });
    expect((await operator.get(`${OPERATORS}/feedback`)).data).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ id: String(scene.messageId) })]),
    });
  });

  test("an operator, and nobody any more whose role was taken back, from the next call on", async () => {
    const operator = await server.operator("acting");
    const { answers } = await answersOf(operator);
    expect(codesOf(answers)).toEqual(allAs("success"));
    await changeUser(server.database.queries, operator.userId, { isOperator: false });
    expect(codesOf((await answersOf(operator)).answers)).toEqual(allAs("forbidden"));
  });
});

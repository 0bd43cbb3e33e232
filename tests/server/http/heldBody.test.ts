import { request } from "node:http";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EnvelopeSchema } from "#api/contract/envelope.ts";
import { changeUser } from "#server/account/users.ts";
import { projectMembers, projects } from "#server/database/schema/projectSchema.ts";
import { feedback } from "#server/database/schema/schema.ts";
import { listen, type Fetch, type Listening } from "#server/http/listen.ts";
import { migratedDatabase } from "../../support/databaseTemplate.ts";
import { OPERATORS, startOperatorServer, type OperatorServer } from "../../support/operatorServer.ts";
import {
  currentOf,
  PROJECTS,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

const CLOSING_MS = 1000;

let server: ProjectServer;
let operators: OperatorServer;
let projectsAt: Listening;
let operatorsAt: Listening;
beforeAll(async () => {
  server = await startProjectServer();
  operators = await startOperatorServer(migratedDatabase);
  const open = (app: { fetch: Fetch }) => listen("127.0.0.1", 0, (asked, env) => app.fetch(asked, env));
  projectsAt = await open(server.app);
  operatorsAt = await open(operators.app);
});
afterAll(async () => {
  await projectsAt.close(CLOSING_MS);
  await operatorsAt.close(CLOSING_MS);
  await server.close();
  await operators.close();
});

interface Held {
  readonly path: string;
  readonly body: object;
  /** Absent for an anonymous call. */
  readonly bearer?: string;
}

/** A change whose last byte is sent only after `meanwhile` has finished. */
async function heldBack(
  { address }: Listening,
  { path, body, bearer }: Held,
  meanwhile: () => Promise<unknown>,
) {
  const bytes = Buffer.from(JSON.stringify(body));
  const asking = request(`${address}api${path}`, {
    method: "PATCH",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": bytes.byteLength,
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
  });
  const answered = new Promise<unknown>((resolve, reject) => {
    asking.on("error", reject).on("response", (response) => resolve(json(response)));
  });
  await new Promise((sent) => {
    asking.write(bytes.subarray(0, -1), sent);
  });
  // A later call was answered, so the server has begun to read this one.
  await fetch(`${address}api/openapi.json`).then((answer) => answer.text());
  await meanwhile();
  asking.end(bytes.subarray(-1));
  return v.parse(EnvelopeSchema, await answered);
}

const membershipOf = (projectId: string, { userId }: Person) =>
  and(eq(projectMembers.of, projectId), eq(projectMembers.userId, userId));

test.each([
  [
    "is made a viewer",
    "forbidden",
    (projectId: string, editor: Person) =>
      server.database.queries
        .update(projectMembers)
        .set({ role: "viewer" })
        .where(membershipOf(projectId, editor)),
  ],
  [
    "is taken out of it",
    "not.found",
    (projectId: string, editor: Person) =>
      server.database.queries.delete(projectMembers).where(membershipOf(projectId, editor)),
  ],
  [
    "sees it archived",
    "conflict",
    (projectId: string) =>
      server.database.queries
        .update(projects)
        .set({ archivedAt: new Date() })
        .where(eq(projects.id, projectId)),
  ],
])("a member who %s while their change is on its way changes nothing more", async (_, code, meanwhile) => {
  const owner = await server.person();
  const editor = await server.person();
  const projectId = await currentOf(owner);
  await server.database.queries
    .insert(projectMembers)
    .values({ of: projectId, userId: editor.userId, role: "editor" });
  const row = await owner.post(`${PROJECTS}/${projectId}/personal_products`, {
    productId: "fan-1",
    designProperties: [],
    runtimeProperties: [],
    publicComponentId: null,
    equipmentNum: 1,
  });
  const path = `${PROJECTS}/${projectId}/personal_products/${(row.data as { id: string }).id}`;
  const held = { path, body: { remark: "送审", version: 1 }, bearer: editor.bearer };
  expect(await heldBack(projectsAt, held, () => meanwhile(projectId, editor))).toMatchObject({ code });
});

test("a change whose end comes late is done as any other", async () => {
  const owner = await server.person();
  const projectId = await currentOf(owner);
  const held = { path: `${PROJECTS}/${projectId}`, body: { name: "一期", version: 1 }, bearer: owner.bearer };
  const answer = await heldBack(projectsAt, held, () => Promise.resolve());
  expect(answer).toMatchObject({ code: "success", data: { name: "一期" } });
});

test("an operator whose role is taken back while their act is on its way does nothing more", async () => {
  const { queries } = operators.database;
  const operator = await operators.operator("held");
  const [message] = await queries
    .insert(feedback)
    .values({ visitorId: "v", type: "wish", title: "缺少屋顶风机", description: "希望收录" })
    .returning({ id: feedback.id });
  const held = {
    path: `${OPERATORS}/feedback/${message!.id}`,
    body: { isDone: true, note: "", version: 1 },
    bearer: operator.bearer,
  };
  const meanwhile = () => changeUser(queries, operator.userId, { isOperator: false });
  expect(await heldBack(operatorsAt, held, meanwhile)).toMatchObject({ code: "forbidden" });
  expect(await queries.select({ doneAt: feedback.doneAt }).from(feedback)).toEqual([{ doneAt: null }]);
});

test("of a call without a token the body is not waited for", async () => {
  const held = {
    path: `${PROJECTS}/00000000-0000-4000-8000-000000000000`,
    body: { name: "一期", version: 1 },
  };
  const answer = new Promise<unknown>((resolve) => {
    const asking = request(`${projectsAt.address}api${held.path}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json", "Content-Length": 100 },
    });
    asking.on("response", (response) => resolve(json(response).finally(() => asking.destroy())));
    asking.write("{");
  });
  expect(await answer).toMatchObject({ code: "authentication.failed" });
});

test("a body above the limit is refused in words, whether its length is stated or not", async () => {
  const owner = await server.person();
  const address = `${projectsAt.address}api${PROJECTS}/${await currentOf(owner)}`;
  const headers = { Authorization: `Bearer ${owner.bearer}`, "Content-Type": "application/json" };
  const bytes = new Uint8Array(4 * 1024 ** 2 + 1).fill(32);
  const stream = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    });
  for (const body of [bytes, stream()]) {
    const answer = await fetch(address, { method: "PATCH", headers, body, duplex: "half" } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: "too.large",
      data: { issues: [{ path: "body", message: "is larger than 4194304 bytes" }] },
    });
  }
  const gzipped = { ...headers, "Content-Encoding": "gzip" };
  const unpacked = await fetch(address, { method: "PATCH", headers: gzipped, body: gzipSync(bytes) });
  expect(unpacked.status).toBe(413);
  expect(await unpacked.json()).toMatchObject({
    code: "too.large",
    data: { issues: [{ path: "body", message: "is larger than 4194304 bytes unpacked" }] },
  });
  const damaged = await fetch(address, { method: "PATCH", headers: gzipped, body: "no gzip" });
  expect(damaged.status).toBe(400);
});

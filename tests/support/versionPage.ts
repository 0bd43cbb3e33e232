import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { Send } from "#api/client/sendAttempt.ts";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { baredPlan, disguisedPlan } from "./disguisedFilters.ts";
import { freshStorage, openPage } from "./openBatch.ts";
import { currentOf, PROJECTS, startProjectServer, type Person, type ProjectServer } from "./projectServer.ts";
import { scriptedServer } from "./scriptedServer.ts";
import { testKind, type TestFilter } from "./testKind.ts";
import { testRooms } from "./testRooms.ts";

/** Kinds of the contract that select as the test kind does. */
export const KIND: BatchKind<TestFilter> = { ...testKind, name: "fanCoil" };
export const OTHER_KIND: BatchKind<TestFilter> = { ...testKind, name: "airOutlet" };

/** Intercepts a call about projects; `answer` lets it through. */
export type OnTheWay = (method: string, path: string, answer: () => Promise<Response>) => Promise<Response>;

type PlanLike = { readonly kind: BatchKindName; readonly head: PlanHead };
const isPlan = (value: unknown): value is PlanLike =>
  typeof value === "object" && value !== null && "head" in value && "kind" in value;

/** Its filters are sent and received as those of the kind that the test kind stands for. */
export async function askDisguised(
  init: RequestInit,
  ask: (init: RequestInit) => Response | Promise<Response>,
): Promise<Response> {
  const sent: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  const body = isPlan(sent)
    ? { body: JSON.stringify({ ...sent, head: disguisedPlan(sent.kind, sent.head) }) }
    : {};
  const answer = await ask({ ...init, ...body });
  const envelope = (await answer.clone().json()) as { readonly data: unknown };
  const { data } = envelope;
  if (!isPlan(data)) return answer;
  const bared = { ...envelope, data: { ...data, head: baredPlan(data.kind, data.head) } };
  return new Response(JSON.stringify(bared), answer);
}

/** A browser of a signed-in user with empty storage: rooms are selected by a script, projects are real. */
export function openMachine(
  server: Pick<ProjectServer, "app">,
  { bearer }: Pick<Person, "bearer">,
  onTheWay: OnTheWay = (_method, _path, answer) => answer(),
  kind: BatchKind<TestFilter> = KIND,
) {
  freshStorage();
  const selecting = scriptedServer();
  const send: Send = async (address, init) => {
    const { pathname } = new URL(address, "http://machine");
    if (!pathname.startsWith("/api/private/")) return selecting.send(address, init);
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${bearer}`);
    const answer = () => askDisguised(init, (sent) => server.app.request(address, { ...sent, headers }));
    return onTheWay(init.method ?? "GET", pathname, answer);
  };
  const page = openPage([kind, OTHER_KIND], { environment: { send } });
  return { ...page, client: page.open(kind) };
}

/** A selected building with this number of rooms. */
export async function selectedBuilding(client: BatchClient<TestFilter>, rooms: number): Promise<void> {
  await client.replaceRooms(packRooms(testRooms(rooms)), "试验楼.xlsx", "");
  await client.run("all");
}

const FOREVER = new AbortController().signal;

/** 确认方案: the plan, stored in a project. */
export async function confirmInto(client: BatchClient<TestFilter>, projectId: string) {
  const plan = await client.confirm(FOREVER);
  if (!plan.ok) throw new Error(plan.message);
  const save = () => client.saveVersion(plan.value.id, projectId, FOREVER);
  return { saved: await save(), save };
}

async function projectOf(person: Person) {
  const projectId = await currentOf(person);
  const versions = async () =>
    ((await person.get(`${PROJECTS}/${projectId}/plan_versions`)).data as { list: PlanVersion[] }).list;
  return { projectId, versions };
}

/** For a test file: one real server, a user with a project for each test, and browsers that end with it. */
export function versionPages() {
  let server: ProjectServer;
  let project: Awaited<ReturnType<typeof projectOf>>;
  let person: Person;
  const clients: BatchClient<TestFilter>[] = [];
  beforeAll(async () => {
    server = await startProjectServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
    project = await projectOf(person);
  });
  afterEach(() => clients.splice(0).forEach((client) => client.dispose()));
  return {
    machine: (onTheWay?: OnTheWay, kind?: BatchKind<TestFilter>) => {
      const opened = openMachine(server, person, onTheWay, kind);
      clients.push(opened.client);
      return opened;
    },
    /** Closes the client at the end of the test. */
    keep: (client: BatchClient<TestFilter>) => clients.push(client),
    get server() {
      return server;
    },
    get person() {
      return person;
    },
    get project() {
      return project;
    },
  };
}

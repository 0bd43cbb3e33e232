import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createApi, type Api } from "#api/client/createApi.ts";
import {
  changeSelectedProduct,
  deleteSelectedProducts,
  pageSelectedProducts,
  type SelectedProduct,
} from "#api/contract/projectProducts.ts";
import { draftOf, dropDrafts, keepDraft, type CellField } from "#ui/project/useCellDrafts.ts";
import { lostRight } from "#ui/project/calls/lostRight.ts";
import { cellText, RowQueue } from "#ui/screens/selectedProducts/calls/RowQueue.ts";
import { currentOf, selected, startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

/** ms to reach the server: longer than a user takes from one cell to the next. */
const ON_THE_WAY = 30;

let server: ProjectServer;
beforeAll(async () => {
  server = await startProjectServer();
});
afterAll(() => server.close());

let api: Api;
let projectId = "";
let token: string | undefined;
/** Texts in the order in which they reached the server. */
let sent: string[] = [];
let asksToSignIn = () => Promise.resolve(true);
let queue: RowQueue;
let row: SelectedProduct;

const far = async (path: string, init: RequestInit) => {
  await new Promise((resolve) => setTimeout(resolve, ON_THE_WAY));
  if (init.method === "PATCH") sent.push(init.body as string);
  return server.app.request(path, init);
};

beforeEach(async () => {
  const person = await server.person();
  [projectId, token, sent] = [await currentOf(person), person.bearer, []];
  api = createApi({
    base: "/api",
    token: () => token,
    onAuthenticationFailed: () => (token = undefined),
    send: far,
  });
  asksToSignIn = () => Promise.resolve((token = person.bearer) !== "");
  await selected(person, projectId, { productId: "fan-1" });
  row = await stored();
  queue = new RowQueue({
    send: (id, change, version) => write(id, { ...change, version }),
    requireLogin: () => asksToSignIn(),
    isSignedIn: () => token !== undefined,
    onRow: () => {},
    onIdle: () => {},
  });
  return dropDrafts;
});

const write = (id: string, body: object) =>
  api.call(changeSelectedProduct, { params: { projectId, id }, body });
async function stored(): Promise<SelectedProduct> {
  const { list } = await api.call(pageSelectedProducts, { params: { projectId }, query: {} });
  return list[0]!;
}

function typeAndLeave(field: CellField, typed: string, seen = row): Promise<void> {
  const draft = { projectId, rowId: row.id, field, row: seen, typed, seen: cellText(seen, field) };
  keepDraft({ ...draft, state: { kind: "typing" } });
  return queue.save({ ...draft, state: { kind: "typing" } });
}
const stateOf = (field: CellField) => draftOf({ rowId: row.id, field })?.state;

it("keeps three cells of a row that are typed one after another", async () => {
  await Promise.all([
    typeAndLeave("equipmentCode", "F-101"),
    typeAndLeave("equipmentNum", "3"),
    typeAndLeave("remark", "屋面"),
  ]);
  expect(await stored()).toMatchObject({
    equipmentCode: "F-101",
    equipmentNum: 3,
    remark: "屋面",
    version: 4,
  });
  expect(sent).toHaveLength(3);
  expect(stateOf("remark")).toBeUndefined();
});

it("keeps what another person wrote into another cell beside what is typed on an older page", async () => {
  await write(row.id, { remark: "他人的备注" });
  await typeAndLeave("equipmentCode", "F-101");
  expect(await stored()).toMatchObject({ equipmentCode: "F-101", remark: "他人的备注" });
});

it("asks about a cell that another person wrote into, and sends it over theirs only when it is told to", async () => {
  await write(row.id, { remark: "他人的备注" });
  await typeAndLeave("remark", "我的备注");
  expect(stateOf("remark")).toEqual({ kind: "conflict", theirs: "他人的备注" });
  expect((await stored()).remark).toBe("他人的备注");
  await typeAndLeave("remark", "我的备注", await stored());
  expect((await stored()).remark).toBe("我的备注");
});

it("does not write over what the page has learned meanwhile of the cell that is typed into", async () => {
  await write(row.id, { remark: "他人的备注" });
  const now = await stored();
  const draft = { projectId, rowId: row.id, field: "remark", row: now, typed: "我的备注", seen: "" } as const;
  keepDraft({ ...draft, state: { kind: "typing" } });
  await queue.save({ ...draft, state: { kind: "typing" } });
  expect(stateOf("remark")).toEqual({ kind: "conflict", theirs: "他人的备注" });
  expect((await stored()).remark).toBe("他人的备注");
});

it("asks to sign in where the session has ended, and goes on by itself", async () => {
  token = "ended";
  await Promise.all([typeAndLeave("equipmentCode", "F-101"), typeAndLeave("remark", "屋面")]);
  expect(await stored()).toMatchObject({ equipmentCode: "F-101", remark: "屋面" });
});

it("asks once, and keeps every typed word, where nobody signs in", async () => {
  token = "ended";
  let asked = 0;
  const signIn = asksToSignIn;
  asksToSignIn = () => Promise.resolve(++asked === 0);
  await Promise.all([typeAndLeave("equipmentCode", "F-101"), typeAndLeave("remark", "屋面")]);
  expect(asked).toBe(1);
  expect([stateOf("equipmentCode"), stateOf("remark")]).toEqual([{ kind: "unsaved" }, { kind: "unsaved" }]);
  asksToSignIn = signIn;
  for (const field of ["equipmentCode", "remark"] as const)
    await queue.save(draftOf({ rowId: row.id, field })!);
  expect(await stored()).toMatchObject({ equipmentCode: "F-101", remark: "屋面" });
});

it("sends nothing of what somebody typed whose page another person has taken", async () => {
  token = "ended";
  const { bearer } = await server.person();
  asksToSignIn = () => {
    dropDrafts();
    return Promise.resolve((token = bearer) !== "");
  };
  await typeAndLeave("remark", "屋面");
  expect(sent).toHaveLength(1);
});

it("keeps what was typed into a row that is no more, and says why it cannot be saved", async () => {
  await api.call(deleteSelectedProducts, { params: { projectId }, body: { ids: [row.id] } });
  await typeAndLeave("remark", "屋面");
  const why = "此产品已从项目中删除";
  expect(stateOf("remark")).toEqual({ kind: "lost", why });
  expect(draftOf({ rowId: row.id, field: "remark" })?.typed).toBe("屋面");
});

it("says that a project is none of theirs any more, where it is not the row that went", async () => {
  const owner = await server.person();
  const own = { params: { projectId, id: row.id }, body: { remark: "屋面", version: row.version } };
  token = owner.bearer;
  const error: unknown = await api.call(changeSelectedProduct, own).catch((refusal: unknown) => refusal);
  expect(lostRight(error)).toBe("您已不是此项目的成员，或项目已被删除");
});

it("goes on from what is typed into a cell while it is being saved", async () => {
  const first = typeAndLeave("remark", "屋");
  keepDraft({ ...draftOf({ rowId: row.id, field: "remark" })!, typed: "屋面", state: { kind: "typing" } });
  await first;
  // Whether not sent yet or already sent, the draft has the present text.
  expect(draftOf({ rowId: row.id, field: "remark" })?.typed).toBe("屋面");
  await queue.save(draftOf({ rowId: row.id, field: "remark" })!);
  expect((await stored()).remark).toBe("屋面");
});

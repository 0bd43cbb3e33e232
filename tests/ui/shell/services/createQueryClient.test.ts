import { expect, it } from "vitest";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { dropDrafts, keepDraft, useCellDrafts } from "#ui/project/useCellDrafts.ts";
import { forgetUser, useSession } from "#ui/page/services/useSession.ts";
import { createQueryClient } from "#ui/shell/services/createQueryClient.ts";

const OWN = ["GET", "/private/v1/personal_projects", {}];

function signIn(id: string) {
  useSession.setState({ token: `t${id}`, user: { id, uniqueId: `u${id}`, name: id, isOperator: false } });
}
function opened() {
  signIn("7");
  const client = createQueryClient();
  client.setQueryData(OWN, ["一期"]);
  return client;
}
const typed = {
  projectId: "p1",
  rowId: "r1",
  field: "remark",
  // What the row says is of no account here.
  row: {} as SelectedProduct,
  typed: "屋面",
  seen: "",
  state: { kind: "saving" },
} as const;

it("forgets what is a user's own when nobody is signed in any more", () => {
  const client = opened();
  forgetUser();
  expect(client.getQueryData(OWN)).toBeUndefined();
});

it("keeps it while words that are not saved wait for their author, and forgets it when they are given up", () => {
  const client = opened();
  keepDraft(typed);
  forgetUser();
  expect(client.getQueryData(OWN)).toEqual(["一期"]);
  signIn("7");
  expect(client.getQueryData(OWN)).toEqual(["一期"]);
  forgetUser();
  dropDrafts();
  expect(client.getQueryData(OWN)).toBeUndefined();
});

it("leaves neither that nor the words to another person", () => {
  const client = opened();
  keepDraft(typed);
  forgetUser();
  signIn("8");
  expect(client.getQueryData(OWN)).toBeUndefined();
  expect(useCellDrafts.getState().drafts.size).toBe(0);
});

it("keeps for unsaved words the projects alone, and no list of products", () => {
  const client = opened();
  const list = ["POST", "/search/selection/v1/products/query", {}];
  client.setQueryData(list, ["own fan"]);
  keepDraft(typed);
  forgetUser();
  expect(client.getQueryData(OWN)).toEqual(["一期"]);
  expect(client.getQueryData(list)).toBeUndefined();
  dropDrafts();
});

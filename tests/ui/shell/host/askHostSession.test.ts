import { beforeEach, expect, it } from "vitest";
import { createHostBridge } from "#api/host/createHostBridge.ts";
import { webBridge } from "#api/host/webBridge.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { askHostSession } from "#ui/shell/host/askHostSession.ts";

const ANSWERS = new Map<string, unknown>([
  ["gjw/desktop/desktop_info", { desktopVersion: "0.46.0.0" }],
  ["gjw/desktop/host_edition", { edition: "standalone" }],
  ["gjw/desktop/entrance", { fromEntrance: "equipment" }],
]);

let asked: string[] = [];
const host = (answers = ANSWERS) =>
  createHostBridge((message) => {
    const { path } = JSON.parse(message) as { path: string };
    asked.push(path);
    return answers.has(path) ? { code: "success", data: answers.get(path) } : { code: "no" };
  });

beforeEach(() => {
  asked = [];
  useSession.setState({ ...ANONYMOUS_WEB, platform: "g" }, true);
});

it("asks a desktop host for what the address does not tell", async () => {
  await askHostSession(host(), "?platform=g");
  expect(useSession.getState()).toMatchObject({
    desktopVersion: "0.46.0.0",
    edition: "standalone",
    fromEntrance: "equipment",
  });
});

it("asks for nothing that the address tells", async () => {
  await askHostSession(host(), "?platform=g&desktopVersion=0.50&edition=collaboration&fromEntrance=");
  expect(asked).toEqual([]);
});

it("keeps what it has where the host does not say, or says what is none", async () => {
  const before = useSession.getState();
  await askHostSession(host(new Map([["gjw/desktop/host_edition", { edition: "gold" }]])), "");
  expect(asked).toHaveLength(3);
  expect(useSession.getState()).toEqual(before);
});

it("asks no other platform, and nobody on the web", async () => {
  await askHostSession(webBridge, "");
  useSession.setState({ platform: "r" });
  await askHostSession(host(), "");
  expect(asked).toEqual([]);
});

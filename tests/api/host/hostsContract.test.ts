import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HostReplySchema, HostRoomsSchema } from "#api/contract/hostCalls.ts";
import { HOST_CALLS, type HostCall } from "#api/contract/hostCallTable.ts";
import { callHost } from "#api/host/callHost.ts";
import { readHostRoom } from "#api/host/readHostRoom.ts";
import { DESKTOP_TYPES, PLUGIN_TYPES } from "#domain/desk/host/clientTypes.ts";
import { HOST_PATHS, type HostCallName } from "#domain/desk/host/hostPaths.ts";
import { openPlanted } from "./support/plantedHosts.ts";

const contract = readFileSync("HOSTS.md", "utf8");
const calls = contract.slice(contract.indexOf("## Calls"));

afterEach(() => {
  vi.unstubAllGlobals();
});

const NAMES = Object.keys(HOST_CALLS) as HostCallName[];

const cellsOf = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll("`", ""));

it("lists every path of the program, and no other", () => {
  const rows = calls.split("\n").filter((line) => line.startsWith("| `gjw/"));
  expect(rows.map(cellsOf)).toEqual(
    NAMES.map((name) => {
      const { since, plugin = "the same", method = "none" }: HostCall = HOST_CALLS[name];
      return [HOST_PATHS[name], since ?? "plug-in only", plugin, method];
    }),
  );
});

it("names every client type", () => {
  const versions = contract.slice(contract.indexOf("## Versions"), contract.indexOf("## Calls"));
  for (const { minimum } of [...DESKTOP_TYPES, ...PLUGIN_TYPES.slice(1)]) expect(versions).toContain(minimum);
});

const ExampleSchema = v.object({
  request: v.strictObject({ path: v.string(), params: v.unknown() }),
  reply: HostReplySchema,
});
const sectionOf = (path: string) => calls.slice(calls.indexOf(`### \`${path}\``)).split("\n### ", 1)[0] ?? "";
const exampleOf = (path: string) =>
  v.parse(ExampleSchema, JSON.parse(/```json\n(?<example>.*?)```/su.exec(sectionOf(path))?.[1] ?? "null"));

describe.each(NAMES)("of %s", (name) => {
  const path = HOST_PATHS[name];
  it.each(["Parameters", "Reply", "Errors"])("tells %s", (part) => {
    expect(sectionOf(path)).toContain(`${part}:`);
  });

  it("has an example of its own call, which the page makes and understands", async () => {
    const { request, reply } = exampleOf(path);
    expect(request.path).toBe(path);
    const call: HostCall = HOST_CALLS[name];
    const asked: unknown[] = [];
    const isPlugIn = call.since === null;
    vi.stubGlobal(isPlugIn ? "interop" : "CefClient", {
      request: (text: string) => {
        asked.push(JSON.parse(text));
        return JSON.stringify(reply);
      },
    });
    const bridge = openPlanted(
      isPlugIn ? "r" : "g",
      isPlugIn ? "?desktopVersion=1.3" : "?desktopVersion=1.0",
    );
    // The example's parameters are of this very call.
    const answer = await callHost(bridge, name, v.parse(call.params, request.params) as never);
    expect(answer).toMatchObject({ ok: true, value: v.parse(call.reply, reply.data) });
    expect(asked).toEqual([request]);
  });
});

it("has rooms in its example that the page takes", () => {
  const { rooms } = v.parse(HostRoomsSchema, exampleOf(HOST_PATHS.rooms).reply.data);
  expect(rooms.map((room, at) => readHostRoom(room, at).ok)).toEqual([true]);
});

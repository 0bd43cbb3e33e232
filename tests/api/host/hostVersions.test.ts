import { afterEach, describe, expect, it, vi } from "vitest";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import { eventHost } from "./support/eventHost.ts";
import { openPlanted, webviewOf } from "./support/plantedHosts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the version of a host", () => {
  const asked: string[] = [];
  const desktop = (info: unknown) =>
    vi.stubGlobal("CefClient", {
      request: (text: string) => {
        const { path } = JSON.parse(text) as { path: string };
        asked.push(path);
        return path === HOST_PATHS.desktopInfo ? info : { code: "success" };
      },
    });
  afterEach(() => void asked.splice(0));
  const infoOf = (desktopVersion: string) => ({
    code: "success",
    data: { desktopVersion, hostAppName: "x" },
  });
  const NOT_FOUND = { code: "request.method.not.found", message: "not implemented!", data: null };

  it("is asked for once, before the first call that not every host knows", async () => {
    desktop(infoOf("0.46.0.0"));
    const bridge = openPlanted("g");
    for (const path of [HOST_PATHS.accessToken, HOST_PATHS.rooms, HOST_PATHS.result])
      expect(await bridge.call(path, {})).toMatchObject({ code: "success" });
    expect(asked).toEqual([
      HOST_PATHS.accessToken,
      HOST_PATHS.desktopInfo,
      HOST_PATHS.rooms,
      HOST_PATHS.result,
    ]);
  });

  it.each([
    ["is older", infoOf("0.29.0.0")],
    ["cannot be read", infoOf("latest")],
    ["is none", { code: "success", data: null }],
    ["is not known to the host itself", NOT_FOUND],
  ])("keeps a newer path from a host where it %s", async (_, info) => {
    desktop(info);
    const bridge = openPlanted("g");
    expect(await bridge.call(HOST_PATHS.rooms, {})).toEqual(NOT_FOUND);
    expect(asked).toEqual([HOST_PATHS.desktopInfo]);
    expect(await bridge.call(HOST_PATHS.accessToken, {})).toMatchObject({ code: "success" });
  });

  it("keeps nothing from a host that does not say it", async () => {
    desktop({ code: "busy", message: "" });
    expect(await openPlanted("g").call(HOST_PATHS.rooms, {})).toMatchObject({ code: "success" });
  });

  it("is the address's where that reports it", async () => {
    desktop(infoOf("0.46.0.0"));
    expect(await openPlanted("g", "?desktopVersion=0.2").call(HOST_PATHS.rooms, {})).toEqual(NOT_FOUND);
    expect(asked).toEqual([]);
  });

  it.each([
    ["1.1.0.0", NOT_FOUND],
    ["1.2.0.0", { data: "interop" }],
    ["1.6.0.0", { data: "messages" }],
  ])("%s tells how to speak to a plug-in that has both", async (version, reply) => {
    vi.stubGlobal("interop", { request: () => ({ code: "success", data: "interop" }) });
    const host = eventHost("message", () => ({ code: "success", data: "messages" }));
    vi.stubGlobal("chrome", { webview: webviewOf(host) });
    expect(await openPlanted("r", `?desktopVersion=${version}`).call("a", {})).toMatchObject(reply);
  });
});

const NAMED = [
  "desktopInfo",
  "accessToken",
  "browser",
  "rooms",
  "result",
  "currentProject",
  "loadComponent",
  "placeComponent",
  "loadModule",
] as const;

it("asks every family under its own names", async () => {
  const paths: string[] = [];
  const note = (text: string) => {
    paths.push((JSON.parse(text) as { path: string }).path);
    return { code: "success" };
  };
  vi.stubGlobal("interop", { request: note });
  vi.stubGlobal(
    "QCefQuery",
    ({ request, onSuccess }: { request: string; onSuccess: (reply: unknown) => void }) =>
      onSuccess(note(request)),
  );
  for (const platform of ["r", "cs"] as const) {
    const bridge = openPlanted(platform);
    for (const name of NAMED) await bridge.call(HOST_PATHS[name], {});
  }
  expect(paths).toEqual([
    "gjw/desktop/desktop_info",
    "gjw/revit/access_token",
    "gjw/desktop/navigate_to_browser",
    "gjw/desktop/custom_input_data",
    "gjw/desktop/custom_output_data",
    "gjw/revit/project_info",
    "gjw/desktop/component/load",
    "gjw/desktop/component/place",
    "gjw/desktop/module/load",
    "GetGdcAccessToken",
    "NavigateToBrowser",
    "GetEquipmentSelectionRooms",
    "SetEquipmentSelectionResult",
    "GetProjectInfo",
    "LoadPublicComponent",
    "PlacePublicComponent",
    "LoadModule",
  ]);
});

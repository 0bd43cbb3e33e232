import * as v from "valibot";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";
import type { HostTransport } from "./createHostBridge.ts";
import { HOST_CODES } from "./HostBridge.ts";
import { failureOf, NOT_IMPLEMENTED } from "./readHostReply.ts";
import type { Simulation } from "./readSimulation.ts";
import { simulatedRoom } from "./simulatedRooms.ts";

/** A reply never arrives in the same task, as with another process. ms */
const REPLY_AFTER = 1;

const CallSchema = v.object({ path: v.string(), params: v.record(v.string(), v.unknown()) });
const BrowserParamsSchema = v.object({ url: v.pipe(v.string(), v.url()) });
const DownloadParamsSchema = v.object({ path: v.string() });
const RoomsParamsSchema = v.object({ offset: v.number(), limit: v.number() });

/** Newer than the version that any path needs. */
const VERSION = { desktopVersion: "1.0.0.0", hostAppName: "模拟宿主" };

/** Its drawing accepts every component, module and template. */
const PLACING: ReadonlySet<string> = new Set([
  HOST_PATHS.loadComponent,
  HOST_PATHS.placeComponent,
  HOST_PATHS.placeProduct,
  HOST_PATHS.loadModule,
  HOST_PATHS.loadTemplate,
]);

const succeed = (data: unknown) => ({ code: HOST_CODES.success, message: "", data });

function roomsFrom(params: unknown, total: number) {
  const { offset, limit } = v.parse(RoomsParamsSchema, params);
  const count = Math.max(0, Math.min(limit, total - offset));
  const rooms = Array.from({ length: count }, (_, at) => simulatedRoom(offset + at));
  return succeed({ name: "模拟宿主 办公楼", total, rooms });
}

/** Actions of the simulated program's user outside it, in this browser. */
export interface SimulatedDesktop {
  /** `null` if nobody has signed in there. */
  readonly accessToken: () => Promise<string | null>;
  readonly open: (url: string) => void;
}

const NOBODY: SimulatedDesktop = { accessToken: () => Promise.resolve(null), open: () => {} };

/** A design program for development and tests: it has a building, and receives what is confirmed. */
export function createSimulatedHost(
  { rooms, lacks }: Simulation,
  announce: (path: string, params: unknown) => void,
  desktop: SimulatedDesktop = NOBODY,
): HostTransport {
  async function token() {
    const accessToken = await desktop.accessToken();
    return accessToken === null ? failureOf("没有登录") : succeed({ accessToken });
  }
  const answer = (path: string, params: unknown) => {
    if (!lacks.includes(path)) {
      if (path === HOST_PATHS.desktopInfo) return succeed(VERSION);
      if (path === HOST_PATHS.rooms) return roomsFrom(params, rooms);
      if (path === HOST_PATHS.result) return succeed(null);
      if (PLACING.has(path)) return succeed(null);
      if (path === HOST_PATHS.specialFolder) return succeed({ path: "C:\\Temp" });
      if (path === HOST_PATHS.download) return succeed(v.parse(DownloadParamsSchema, params));
      if (path === HOST_PATHS.accessToken) return token();
      if (path === HOST_PATHS.browser) return succeed(desktop.open(v.parse(BrowserParamsSchema, params).url));
    }
    return NOT_IMPLEMENTED;
  };
  return async (message) => {
    const { path, params } = v.parse(CallSchema, JSON.parse(message));
    announce(path, params);
    await new Promise((resolve) => setTimeout(resolve, REPLY_AFTER));
    return JSON.stringify(await answer(path, params));
  };
}

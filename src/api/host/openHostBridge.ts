import * as v from "valibot";
import { getUserInfo } from "../contract/account.ts";
import type { ClientSettings } from "../contract/clientSettings.ts";
import type { Platform } from "#domain/desk/host/platform.ts";
import { createHostBridge } from "./createHostBridge.ts";
import { findRealHost, type RealHost } from "./findRealHost.ts";
import type { HostBridge } from "./HostBridge.ts";
import { NOT_LOADED } from "./readHostReply.ts";
import { readSimulation, type Simulation } from "./readSimulation.ts";
import { webBridge } from "./webBridge.ts";

interface HostEnvironment {
  readonly platform: Platform;
  /** The query before `#`. */
  readonly search: string;
  readonly settings: Pick<ClientSettings, "simulatedHost" | "accountBase">;
}

/** Name of a window event for every call to the simulated host, so that a tester can watch the calls. */
const SIMULATED_CALL = "volute:simulated-host-call";

/** The token of the user signed in with this browser, who is the simulated program's user. */
async function browserToken(accountBase: string): Promise<string | null> {
  const response = await fetch(`${accountBase}${getUserInfo.path}`, { credentials: "include" });
  const answer = v.safeParse(v.object({ data: getUserInfo.output }), await response.json());
  return answer.success ? answer.output.data.accessToken : null;
}

/** Loads the code for hosts with the first call: the first screen does not need it. */
function fetched(open: () => Promise<HostBridge>): HostBridge {
  let opened: Promise<HostBridge> | undefined;
  return {
    hasHost: true,
    async call(path, params, options) {
      opened ??= open();
      try {
        return await (await opened).call(path, params, options);
      } catch {
        // A script that failed to load is requested again at the next call.
        opened = undefined;
        return NOT_LOADED;
      }
    },
  };
}

const simulated = (simulation: Simulation, accountBase: string) =>
  fetched(async () => {
    const { createSimulatedHost } = await import("./simulatedHost.ts");
    const announce = (path: string, params: unknown) =>
      void dispatchEvent(new CustomEvent(SIMULATED_CALL, { detail: { path, params } }));
    const desktop = {
      accessToken: () => browserToken(accountBase),
      open: (url: string) => void window.open(url, "_blank", "noreferrer"),
    };
    return createHostBridge(createSimulatedHost(simulation, announce, desktop));
  });

const real = (host: RealHost) => fetched(async () => (await import("./openRealHost.ts")).openRealHost(host));

/** The bridge to the program that hosts the page. A host is simulated only if the server allows it. */
export function openHostBridge({ platform, search, settings }: HostEnvironment): HostBridge {
  if (platform === "web") return webBridge;
  const simulation = readSimulation(search);
  if (settings.simulatedHost && simulation !== null) return simulated(simulation, settings.accountBase);
  const host = findRealHost(platform, search);
  return host === null ? webBridge : real(host);
}

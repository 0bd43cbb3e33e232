import * as v from "valibot";
import { getUserInfo } from "../contract/account.ts";
import type { ClientSettings } from "../contract/clientSettings.ts";
import type { Platform } from "#domain/host/platform.ts";
import { createHostBridge, type HostTransport } from "./createHostBridge.ts";
import type { HostBridge } from "./HostBridge.ts";
import { readSimulation, type Simulation } from "./readSimulation.ts";
import { webBridge } from "./webBridge.ts";

interface HostPlace {
  readonly platform: Platform;
  /** The query before `#`. */
  readonly search: string;
  readonly settings: Pick<ClientSettings, "simulatedHost" | "accountBase">;
}

/** Every call that reaches the simulated host is an event of the window: whoever tries the page can watch them. */
const SIMULATED_CALL = "volute:simulated-host-call";

/** The token of whoever has signed in with this browser: the simulated program's user. */
async function browserToken(accountBase: string): Promise<string | null> {
  const response = await fetch(`${accountBase}${getUserInfo.path}`, { credentials: "include" });
  const answer = v.safeParse(v.object({ data: getUserInfo.output }), await response.json());
  return answer.success ? answer.output.data.accessToken : null;
}

/** The host's own script comes with the first call: the first screen does not carry it. */
function simulated(simulation: Simulation, accountBase: string): HostTransport {
  let opened: Promise<HostTransport> | undefined;
  const open = async () => {
    const { createSimulatedHost } = await import("./simulatedHost.ts");
    return createSimulatedHost(
      simulation,
      (path, params) => dispatchEvent(new CustomEvent(SIMULATED_CALL, { detail: { path, params } })),
      {
        accessToken: () => browserToken(accountBase),
        open: (url) => void window.open(url, "_blank", "noreferrer"),
      },
    );
  };
  return async (message, signal) => {
    opened ??= open();
    // A script that did not come is asked for again with the next call.
    opened.catch(() => (opened = undefined));
    return (await opened)(message, signal);
  };
}

/** The bridge to the program that hosts the page. A host is simulated only where the server allows it. */
export function openHostBridge({ platform, search, settings }: HostPlace): HostBridge {
  const simulation = readSimulation(search);
  if (platform === "web" || !settings.simulatedHost || simulation === null) return webBridge;
  return createHostBridge(simulated(simulation, settings.accountBase));
}

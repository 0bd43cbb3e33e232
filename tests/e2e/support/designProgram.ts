import { createSimulatedHost } from "#api/host/simulatedHost.ts";
import type { HostCallMade, HostProgram } from "./HostProgram.ts";

interface Design {
  readonly rooms?: number;
  /** Of the program's user; `null` where nobody has signed in. */
  readonly token?: string | null;
}

/** Lets a program answer as the simulated host does. Answers with the addresses that it opens in the desktop's browser. */
export function playDesign(
  program: HostProgram,
  { rooms = 24, token = null }: Design = {},
): readonly string[] {
  const opened: string[] = [];
  const simulated = createSimulatedHost({ rooms, lacks: [] }, () => {}, {
    accessToken: () => Promise.resolve(token),
    open: (url) => void opened.push(url),
  });
  const answer = async ({ path, params, reply }: HostCallMade) =>
    reply((await simulated(JSON.stringify({ path, params }), new AbortController().signal)) as string);
  program.answer = (call) => void answer(call);
  return opened;
}

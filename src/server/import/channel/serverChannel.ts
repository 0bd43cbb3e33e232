import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { isRunning } from "../../process/processIdentity.ts";
import { causeOf, StartFailure } from "../../process/StartFailure.ts";
import {
  CHANNEL_FILE,
  ChannelFileSchema,
  INSUFFICIENT_STORAGE,
  type ChannelFile,
} from "./channelMessages.ts";

/** The running server, for a command in another process. */
export interface ServerChannel {
  /** For a person: which process it is. */
  readonly name: string;
  /** @throws StartFailure when the server does not answer or refuses */
  readonly call: (method: "GET" | "POST", path: string, body?: unknown) => Promise<unknown>;
}

async function channelFile(dir: string): Promise<ChannelFile | null> {
  try {
    const channel = v.parse(ChannelFileSchema, JSON.parse(await readFile(join(dir, CHANNEL_FILE), "utf8")));
    return isRunning(channel.holder) === false ? null : channel;
  } catch {
    return null; // Not written yet, or left half-written by a crash: in either case no server answers.
  }
}

/**
 * The channel of the server that holds the data folder; `null` if there is none.
 * @param what the kind of request, for a person
 */
export async function serverChannel(dir: string, what: "import" | "command"): Promise<ServerChannel | null> {
  const channel = await channelFile(dir);
  if (channel === null) return null;
  const { address, secret } = channel;
  return {
    name: `the running server (process ${channel.holder.pid})`,
    async call(method, path, body) {
      let response: Response;
      try {
        response = await fetch(new URL(path, address), {
          method,
          headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (response.ok) return await response.json();
      } catch (error) {
        const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
        throw new StartFailure(
          `The running server does not answer (${causeOf(cause)}); what was written so far is whole.`,
        );
      }
      if (response.status === INSUFFICIENT_STORAGE)
        throw new StartFailure(v.parse(v.string(), await response.json()));
      throw new StartFailure(
        `The running server refused the ${what} (${response.status}); its log says why. What was written so far is whole.`,
      );
    },
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { isRunning } from "../../processIdentity.ts";
import { causeOf, StartFailure } from "../../StartFailure.ts";
import {
  CHANNEL_FILE,
  ChannelFileSchema,
  OutcomesSchema,
  StandardSchema,
  type ChannelFile,
} from "./channelMessages.ts";
import type { ImportTarget } from "./ImportTarget.ts";

async function channelOf(dir: string): Promise<ChannelFile | null> {
  try {
    const channel = v.parse(ChannelFileSchema, JSON.parse(await readFile(join(dir, CHANNEL_FILE), "utf8")));
    return isRunning(channel.holder) === false ? null : channel;
  } catch {
    return null; // Not there yet, or left half-written by a crash: in either case nobody answers there.
  }
}

/**
 * The import channel of the server that holds the data folder; `null` while there is none.
 * Its calls throw StartFailure when the server does not answer or refuses.
 */
export async function channelTarget(dir: string): Promise<ImportTarget | null> {
  const channel = await channelOf(dir);
  if (channel === null) return null;
  const { address, secret } = channel;

  async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<unknown> {
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
    throw new StartFailure(
      `The running server refused the import (${response.status}); its log says why. What was written so far is whole.`,
    );
  }

  return {
    name: `the running server (process ${channel.holder.pid})`,
    standard: async () => v.parse(StandardSchema, await call("GET", "standard")),
    write: async (products) => v.parse(OutcomesSchema, await call("POST", "products", products)),
    finish: async () => void (await call("POST", "done")),
    close: () => Promise.resolve(),
  };
}

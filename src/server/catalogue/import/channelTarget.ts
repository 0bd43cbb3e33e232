import * as v from "valibot";
import { OutcomesSchema, StandardSchema } from "./channelMessages.ts";
import type { ImportTarget } from "./ImportTarget.ts";
import { serverChannel } from "./serverChannel.ts";

/** The catalogue of the server that holds the data folder; `null` while there is none. */
export async function channelTarget(dir: string): Promise<ImportTarget | null> {
  const channel = await serverChannel(dir, "import");
  if (channel === null) return null;
  const { name, call } = channel;
  return {
    name,
    standard: async () => v.parse(StandardSchema, await call("GET", "standard")),
    write: async (products) => v.parse(OutcomesSchema, await call("POST", "products", products)),
    finish: async () => void (await call("POST", "done")),
    close: () => Promise.resolve(),
  };
}

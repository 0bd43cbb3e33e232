import * as v from "valibot";
import { PriceOutcomesSchema, PriceStandardSchema } from "../goods/import/priceMessages.ts";
import {
  DocumentOutcomeSchema,
  DocumentStandardSchema,
  HeldSchema,
} from "../documents/import/documentMessages.ts";
import { OutcomesSchema, StandardSchema } from "./channel/channelMessages.ts";
import type { ImportTarget } from "./ImportTarget.ts";
import { serverChannel } from "./channel/serverChannel.ts";

/** The catalogue of the server that holds the data folder; `null` if there is none. */
export async function channelTarget(dir: string): Promise<ImportTarget | null> {
  const channel = await serverChannel(dir, "import");
  if (channel === null) return null;
  const { name, call } = channel;
  return {
    name,
    standard: async () => v.parse(StandardSchema, await call("GET", "standard")),
    write: async (products) => v.parse(OutcomesSchema, await call("POST", "products", products)),
    priceStandard: async () => v.parse(PriceStandardSchema, await call("GET", "price-standard")),
    writePrices: async (prices) => v.parse(PriceOutcomesSchema, await call("POST", "prices", prices)),
    documentStandard: async () => v.parse(DocumentStandardSchema, await call("GET", "document-standard")),
    holdsContent: async (digest, byteSize) =>
      v.parse(HeldSchema, await call("POST", "document-content", { digest, byteSize })),
    writePart: async (digest, part, bytes) =>
      void (await call("POST", "document-part", {
        digest,
        part,
        bytes: Buffer.from(bytes).toString("base64"),
      })),
    writeDocument: async (document) =>
      v.parse(DocumentOutcomeSchema, await call("POST", "document", document)),
    keepRun: async (run) => void (await call("POST", "run", run)),
    finish: async () => void (await call("POST", "done")),
    close: () => Promise.resolve(),
  };
}

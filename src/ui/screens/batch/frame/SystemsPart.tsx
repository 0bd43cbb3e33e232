import { Suspense } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { fetched } from "../../../page/browser/fetched.tsx";

const Systems = fetched(async () => (await import("../systems/Systems.tsx")).Systems);

/** The systems of the building, in place of its rooms. */
export const SystemsPart = ({ client }: { readonly client: BatchClient<unknown> }) => (
  <Suspense>
    <Systems client={client} />
  </Suspense>
);

import { Suspense } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { BatchPart } from "./usePart.ts";

const Systems = fetched(async () => (await import("../systems/Systems.tsx")).Systems);
const RoomSounds = fetched(async () => (await import("../sound/RoomSounds.tsx")).RoomSounds);

interface FurtherPartProps {
  readonly client: BatchClient<unknown>;
  readonly part: Exclude<BatchPart, "rooms">;
}

/** What is shown of the building in place of its rooms. */
export const FurtherPart = ({ client, part }: FurtherPartProps) => (
  <Suspense>{part === "systems" ? <Systems client={client} /> : <RoomSounds client={client} />}</Suspense>
);

import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { fetched } from "../../../page/browser/fetched.tsx";
import type { BatchPart } from "../context/usePart.ts";

const Systems = fetched(async () => (await import("../systems/Systems.tsx")).Systems);
const AirSystems = fetched(async () => (await import("../systems/air/AirSystems.tsx")).AirSystems);
const SplitSystems = fetched(async () => (await import("../systems/split/SplitSystems.tsx")).SplitSystems);
const Sources = fetched(async () => (await import("../sources/Sources.tsx")).Sources);
const Overview = fetched(async () => (await import("../overview/Overview.tsx")).Overview);
const FreshAir = fetched(async () => (await import("../fresh/FreshAir.tsx")).FreshAir);
const RoomSounds = fetched(async () => (await import("../sound/RoomSounds.tsx")).RoomSounds);

interface FurtherPartProps {
  readonly kind: Pick<BatchKind<never>, "air" | "split">;
  readonly client: BatchClient<unknown>;
  readonly part: Exclude<BatchPart, "rooms">;
  readonly onRooms: () => void;
}

/** A part of the building that is shown instead of its rooms. */
export function FurtherPart({ kind, client, part, onRooms }: FurtherPartProps) {
  const Part = {
    systems: kind.air !== undefined ? AirSystems : kind.split !== undefined ? SplitSystems : Systems,
    sources: Sources,
    sound: RoomSounds,
    fresh: FreshAir,
    overview: Overview,
  }[part];
  return <Part client={client} onRooms={onRooms} />;
}

import type { AirOutletFilter } from "../kinds/airOutlet/AirOutletFilter.ts";

/** Ends of one range, and a type with what only it may have: half of them beside the building's other half may be no filter. */
const AIR_OUTLET: readonly (readonly (keyof AirOutletFilter)[])[] = [
  ["type", "brandCode"],
  ["fromVelocity", "toVelocity"],
  ["aspectRatioFrom", "aspectRatioTo"],
];

const BY_KIND: Readonly<Record<string, readonly (readonly string[])[]>> = { airOutlet: AIR_OUTLET };

/**
 * Fields of a kind's filter, by its name, of which a rule has all or none. Beside the kinds and not in them: a page where
 * nobody edits rules needs none.
 */
export const fieldsTogether = (kind: string): readonly (readonly string[])[] => BY_KIND[kind] ?? [];

import type { Location } from "react-router-dom";
import type { RouteMeta } from "./RouteMeta.ts";
import type { RouteName } from "./routes.ts";

/** A screen that stands, and the address that it stands at. */
export interface Place {
  readonly route: RouteMeta;
  readonly screen: RouteName;
  readonly location: Location;
}

const isWaitingFor = ({ route }: Place, entered: Place) =>
  route.keepAlive && route.aliveTo.includes(entered.screen);

/**
 * The places that stay alive, hidden, once somebody has gone from `left` to `entered`: those whose route says that it
 * waits for that one, each at the address where it was left.
 */
export function keptPlaces(kept: readonly Place[], left: Place, entered: Place): readonly Place[] {
  return [...kept, left].filter((place) => place.screen !== entered.screen && isWaitingFor(place, entered));
}

import type { Location } from "react-router-dom";
import type { RouteMeta } from "./RouteMeta.ts";
import type { RouteName } from "./routes.ts";

/** A mounted screen and its address. */
export interface Place {
  readonly route: RouteMeta;
  readonly screen: RouteName;
  readonly location: Location;
}

const isWaitingFor = ({ route }: Place, entered: Place) =>
  route.keepAlive && route.aliveTo.includes(entered.screen);

/**
 * The screens kept alive, hidden, after a change from `left` to `entered`: those whose route allows this, each at
 * the address where it was left.
 */
export function keptPlaces(kept: readonly Place[], left: Place, entered: Place): readonly Place[] {
  return [...kept, left].filter((place) => place.screen !== entered.screen && isWaitingFor(place, entered));
}

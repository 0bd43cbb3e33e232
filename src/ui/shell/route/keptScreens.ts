import type { Location } from "react-router-dom";
import type { RouteMeta } from "./RouteMeta.ts";
import type { RouteName } from "./routes.ts";

/** A mounted screen and its address. */
export interface OpenScreen {
  readonly route: RouteMeta;
  readonly screen: RouteName;
  readonly location: Location;
}

const isWaitingFor = ({ route }: OpenScreen, entered: OpenScreen) =>
  route.keepAlive && route.aliveTo.includes(entered.screen);

/**
 * The screens kept alive, hidden, after a change from `left` to `entered`: those whose route allows this, each at
 * the address where it was left.
 */
export function keptScreens(
  kept: readonly OpenScreen[],
  left: OpenScreen,
  entered: OpenScreen,
): readonly OpenScreen[] {
  return [...kept, left].filter((open) => open.screen !== entered.screen && isWaitingFor(open, entered));
}

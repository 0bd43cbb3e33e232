import { Activity } from "react";
import { Route, Routes } from "react-router-dom";
import { RouteTitleProvider } from "../../page/browser/RouteTitle.tsx";
import type { Place } from "./keptPlaces.ts";
import { ScreenSlot } from "./ScreenSlot.tsx";
import { SCREENS } from "./screens.ts";
import { useKeptPlaces } from "./useKeptPlaces.ts";

/**
 * The current screen, and the hidden ones kept alive. Each is rendered at the address at which it was left, so
 * that a hidden list does not read the detail's query.
 */
export function Places({ place }: { readonly place: Place }) {
  const kept = useKeptPlaces(place);
  return [...kept, place].map((each) => (
    <Activity key={each.screen} mode={each === place ? "visible" : "hidden"}>
      <RouteTitleProvider value={each.route.title}>
        <Routes location={each.location}>
          {each.route.paths.map((path) => (
            <Route key={path} path={path} element={<ScreenSlot load={SCREENS[each.screen]} />} />
          ))}
        </Routes>
      </RouteTitleProvider>
    </Activity>
  ));
}

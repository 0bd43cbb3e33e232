import { Suspense, useMemo } from "react";
import type { SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import { useServices } from "../../../page/services/ServicesContext.tsx";
import { useBatchSummary } from "./useBatchSummary.ts";
import { BuildingDialogs, useBuildings } from "../buildings/useBuildings.ts";
import { useLinkedBuilding } from "../buildings/useLinkedBuilding.ts";
import { useLinkedVersion } from "../buildings/useLinkedVersion.ts";
import { useGoesOn } from "../../../page/services/useGoesOn.ts";
import { MayEditProvider } from "../context/useMayEdit.ts";
import { BatchScreen, type BatchScreenProps } from "./BatchScreen.tsx";
import { BuildingBar } from "../buildings/BuildingBar.tsx";
import { BuildingMenu } from "../buildings/BuildingMenu.tsx";
import { UnsavedBar } from "../buildings/UnsavedBar.tsx";

/** The batch screen for the current building of a kind; another building remounts it. */
export function KeptBatch<Filter extends SiteFilter>({ screen }: Pick<BatchScreenProps<Filter>, "screen">) {
  const client = useServices().batch(screen.kind);
  const summary = useBatchSummary(client);
  const buildings = useBuildings(client);
  useLinkedVersion(buildings);
  useLinkedBuilding(buildings);
  const goesOn = useGoesOn(client);
  const { access, buildingName } = summary;
  const isRunning = summary.run.status === "running";
  // Memoised, since a run updates the summary on every frame.
  const menu = useMemo(
    () => <BuildingMenu name={buildingName} isRunning={isRunning} buildings={buildings} />,
    [buildingName, isRunning, buildings],
  );
  return (
    <MayEditProvider value={access === "own"}>
      <BatchScreen
        key={buildings.moves}
        screen={screen}
        client={client}
        menu={menu}
        onVersions={buildings.showVersions}
        renderBar={(onGoOn) => (
          <>
            <UnsavedBar summary={summary} buildings={buildings} />
            <BuildingBar summary={summary} goesOn={goesOn} buildings={buildings} onGoOn={onGoOn} />
          </>
        )}
      />
      {buildings.dialog !== null && (
        <Suspense fallback={null}>
          <BuildingDialogs client={client} name={buildingName} buildings={buildings} />
        </Suspense>
      )}
    </MayEditProvider>
  );
}

import { useBatchSummary } from "../../hooks/useBatchSummary.ts";
import { useBuildings } from "../../hooks/useBuildings.ts";
import { useGoesOn } from "../../hooks/useGoesOn.ts";
import { MayEditProvider } from "../../hooks/useMayEdit.ts";
import { BatchScreen, type BatchScreenProps } from "./BatchScreen.tsx";
import { BuildingBar } from "./buildings/BuildingBar.tsx";
import { BuildingDialogs } from "./buildings/BuildingDialogs.tsx";
import { BuildingMenu } from "./buildings/BuildingMenu.tsx";

/** The batch screen over one of the buildings that are kept of its kind; another building is another screen. */
export function KeptBatch<Filter>({ screen, client }: Pick<BatchScreenProps<Filter>, "screen" | "client">) {
  const summary = useBatchSummary(client);
  const buildings = useBuildings(client);
  const goesOn = useGoesOn(client);
  const { access, buildingName, run } = summary;
  return (
    <MayEditProvider value={access === "own"}>
      <BatchScreen
        key={buildings.moves}
        screen={screen}
        client={client}
        isCovered={buildings.dialog !== null}
        menu={<BuildingMenu name={buildingName} isRunning={run.status === "running"} buildings={buildings} />}
        bar={<BuildingBar summary={summary} goesOn={goesOn} buildings={buildings} />}
      />
      <BuildingDialogs name={buildingName} buildings={buildings} />
    </MayEditProvider>
  );
}

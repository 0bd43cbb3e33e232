import { useServices } from "../../hooks/ServicesContext.tsx";
import { BatchScreen } from "./BatchScreen.tsx";
import { airOutletScreen } from "./kinds/airOutlet/airOutletScreen.tsx";

/** /multiRoom/airOutlet */
export const AirOutletBatch = () => (
  <BatchScreen screen={airOutletScreen} client={useServices().batch.airOutlet} />
);

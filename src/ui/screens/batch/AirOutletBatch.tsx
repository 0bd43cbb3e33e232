import { useServices } from "../../hooks/ServicesContext.tsx";
import { KeptBatch } from "./KeptBatch.tsx";
import { airOutletScreen } from "./kinds/airOutlet/airOutletScreen.tsx";

/** /multiRoom/airOutlet */
export const AirOutletBatch = () => (
  <KeptBatch screen={airOutletScreen} client={useServices().batch.airOutlet} />
);

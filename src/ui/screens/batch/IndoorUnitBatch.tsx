import { useServices } from "../../hooks/ServicesContext.tsx";
import { KeptBatch } from "./KeptBatch.tsx";
import { indoorUnitScreen } from "./kinds/indoorUnit/indoorUnitScreen.tsx";

/** /multiRoom/indoorUnit */
export const IndoorUnitBatch = () => (
  <KeptBatch screen={indoorUnitScreen} client={useServices().batch.indoorUnit} />
);

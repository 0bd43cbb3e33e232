import { useServices } from "../../hooks/ServicesContext.tsx";
import { BatchScreen } from "./BatchScreen.tsx";
import { indoorUnitScreen } from "./kinds/indoorUnit/indoorUnitScreen.tsx";

/** /multiRoom/indoorUnit */
export const IndoorUnitBatch = () => (
  <BatchScreen screen={indoorUnitScreen} client={useServices().batch.indoorUnit} />
);

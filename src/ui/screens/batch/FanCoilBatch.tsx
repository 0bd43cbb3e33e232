import { useServices } from "../../hooks/ServicesContext.tsx";
import { BatchScreen } from "./BatchScreen.tsx";
import { fanCoilScreen } from "./kinds/fanCoil/fanCoilScreen.tsx";

/** /multiRoom/fanCoil */
export const FanCoilBatch = () => <BatchScreen screen={fanCoilScreen} client={useServices().batch.fanCoil} />;

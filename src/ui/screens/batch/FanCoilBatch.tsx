import { useServices } from "../../hooks/ServicesContext.tsx";
import { KeptBatch } from "./KeptBatch.tsx";
import { fanCoilScreen } from "./kinds/fanCoil/fanCoilScreen.tsx";

/** /multiRoom/fanCoil */
export const FanCoilBatch = () => <KeptBatch screen={fanCoilScreen} client={useServices().batch.fanCoil} />;

import type { Assumption } from "../Assumption.ts";
import type { AirSettings } from "./AirSettings.ts";
import { COIL_HUMIDITY, PROPOSED_COILS, ROOM_AIR } from "./CoilSettings.ts";
import { HANDLER_YEAR, handlerYear } from "./handlerYear.ts";

/** Assumptions behind the cooling, heating and year of a kept air handling unit; typed values are none. */
export function handlerAssumptions(settings: AirSettings): readonly Assumption[] {
  const { handler, use, supplySummer, supplyWinter, supplyHumidity } = settings;
  if (handler === null || (use !== "supply" && use !== "fresh")) return [];
  const list: Assumption[] = [
    { mark: "估算", text: "机组冷热量与产品标注值比较，产品未注明其额定工况" },
    { mark: "估算", text: "机组所需冷热量未计风机温升和加湿" },
  ];
  const hasRoom = (["roomSummer", "roomHumidity", "roomWinter"] as const).some(
    (field) => settings[field] === PROPOSED_COILS[field],
  );
  if (hasRoom) list.push({ mark: ROOM_AIR.mark, text: ROOM_AIR.source });
  if (use === "fresh" && (supplySummer === null || supplyWinter === null))
    list.push({ mark: "待核对", text: "新风夏季处理到室内焓值、冬季加热到室内温度" });
  if (supplySummer !== null && supplyHumidity === PROPOSED_COILS.supplyHumidity)
    list.push({ mark: COIL_HUMIDITY.mark, text: COIL_HUMIDITY.source });
  if (handlerYear(settings).energy !== null)
    list.push({ mark: HANDLER_YEAR.mark, text: HANDLER_YEAR.source });
  return list;
}

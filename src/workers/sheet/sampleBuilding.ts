import {
  rheaBuilding,
  walkerBuilding,
  type SampleBuildingRooms,
  type SampleNeeds,
} from "#domain/building/rooms/sampleBuildings.ts";
import records from "../../../data/rooms.json";
import type { SampleBuilding } from "./SheetClient.ts";

/** Sources and licences of both buildings are in data/rooms.json. */
const roomsOf = (id: string) =>
  records.records.filter((record) => record.id === id).flatMap(({ rooms }) => rooms as readonly SourceRoom[]);

/** The two records have different fields; JSON modules are typed as the union of both. */
type SourceRoom = (typeof records.records)[number]["rooms"][number];

export function sampleBuilding(building: SampleBuilding, needs: SampleNeeds): SampleBuildingRooms {
  switch (building) {
    case "rhea":
      return rheaBuilding(
        roomsOf("gbxml-rhea").filter((room) => "area_m2" in room),
        needs,
      );
    case "walker":
      return walkerBuilding(
        roomsOf("acca-manual-j-walker").filter((room) => "heating_load_w" in room),
        needs,
      );
  }
}

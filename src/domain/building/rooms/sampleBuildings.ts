import type { PackedTable } from "./PackedTable.ts";
import { area, flow, fromWatts, type Area } from "../../base/units.ts";
import { RoomTableBuilder } from "./RoomTableBuilder.ts";

/** A building for trying the program; `assumptions` says which of its data are assumed. */
export interface SampleBuildingRooms {
  readonly name: string;
  readonly assumptions: string;
  readonly rooms: PackedTable;
}

/** A zone of the gbXML model "Rhea": real area, no name, no loads. */
export interface RheaZone {
  readonly room_code: string;
  readonly zone: string;
  readonly area_m2: number;
}

/** Assumed design loads of an office building in W/㎡; usual for preliminary design. */
const ASSUMED_COOLING = 120;
const ASSUMED_HEATING = 80;

/** Assumed supply air of an office with comfort cooling, m³/h per ㎡: six air changes at a height of 3 m. */
const ASSUMED_SUPPLY_AIR = 18;

/**
 * The figures that a sample must state besides loads and areas: only those that the kind selects by, since others
 * would restrict other kinds.
 */
export interface SampleNeeds {
  readonly supplyAir: boolean;
}

const supplyAirOf = (roomArea: number | null, { supplyAir }: SampleNeeds) =>
  supplyAir && roomArea !== null ? { airSupplyVolume: flow(roomArea * ASSUMED_SUPPLY_AIR) } : {};

const supplyAirAssumption = ({ supplyAir }: SampleNeeds) =>
  supplyAir ? `；送风量按 ${ASSUMED_SUPPLY_AIR} m³/(h·㎡) 假设` : "";

export function rheaBuilding(zones: readonly RheaZone[], needs: SampleNeeds): SampleBuildingRooms {
  const table = new RoomTableBuilder();
  for (const { room_code, zone, area_m2 } of zones)
    table.add(room_code, `区域 ${zone}`, {
      roomArea: area(area_m2),
      coolingLoad: fromWatts(area_m2 * ASSUMED_COOLING),
      heatLoad: fromWatts(area_m2 * ASSUMED_HEATING),
      ...supplyAirOf(area_m2, needs),
    });
  return {
    name: "示例建筑 Rhea",
    assumptions: `面积取自 gbXML 示例模型 Rhea；冷负荷按 ${ASSUMED_COOLING} W/㎡、热负荷按 ${ASSUMED_HEATING} W/㎡ 假设，不是计算结果${supplyAirAssumption(needs)}`,
    rooms: table.pack(),
  };
}

/** A room of the Walker residence: real sensible and heating loads, no area. */
export interface WalkerRoom {
  readonly room_code: string;
  readonly heating_load_w: number;
  readonly cooling_sensible_load_w: number;
}

/** Names in Chinese, and areas assumed after a usual single-storey house of this kind. */
const WALKER_ROOMS: ReadonlyMap<string, { readonly name: string; readonly area: Area }> = new Map([
  ["living_dining", { name: "起居室/餐厅", area: area(45) }],
  ["kitchen", { name: "厨房", area: area(18) }],
  ["bedroom_1", { name: "卧室 1", area: area(16) }],
  ["bedroom_2", { name: "卧室 2", area: area(14) }],
  ["bedroom_3", { name: "卧室 3", area: area(12) }],
  ["bathroom", { name: "浴室", area: area(6) }],
  ["entry_hall", { name: "门厅", area: area(8) }],
]);

export function walkerBuilding(rooms: readonly WalkerRoom[], needs: SampleNeeds): SampleBuildingRooms {
  const table = new RoomTableBuilder();
  for (const { room_code, heating_load_w, cooling_sensible_load_w } of rooms) {
    const known = WALKER_ROOMS.get(room_code);
    table.add(room_code, known?.name ?? room_code, {
      roomArea: known?.area ?? null,
      sensibleLoad: fromWatts(cooling_sensible_load_w),
      heatLoad: fromWatts(heating_load_w),
      ...supplyAirOf(known?.area ?? null, needs),
    });
  }
  return {
    name: "示例建筑 Walker 住宅",
    assumptions: `显冷负荷和热负荷取自 ACCA Manual J 的 Walker 住宅算例；房间面积为假设值，没有潜冷负荷和总冷负荷${supplyAirAssumption(needs)}`,
    rooms: table.pack(),
  };
}

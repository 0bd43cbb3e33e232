import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_STRUCTURES,
  type FanCoilInstallation,
  type FanCoilStructure,
} from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { capacityAtAirFlow } from "#domain/building/kinds/fanCoil/selection/capacityAtAirFlow.ts";
import type { FanCoil, FanCoilLevel, RatedState } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { area, flow, power, pressure, temperature } from "#domain/base/units.ts";

/** Reproducible numbers in [0, 1): mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const GB_STATE: RatedState = {
  coolingDryBulb: temperature(27),
  coolingWetBulb: temperature(19.5),
  coolingWater: temperature(7),
  heatingDryBulb: temperature(21),
  heatingWater: temperature(60),
};

/** m³/h, kW total, kW heating at the high level: the size series of GB/T 19232. */
const SIZES = [340, 510, 680, 850, 1020, 1360, 1700, 2040, 2380].map((airFlow) => ({
  airFlow,
  total: (airFlow / 340) * 1.8,
  heating: (airFlow / 340) * 2.7,
}));

/** Typed keys, in the order of the catalogue. */
const STRUCTURES = Object.keys(FAN_COIL_STRUCTURES) as FanCoilStructure[];
const INSTALLATIONS = Object.keys(FAN_COIL_INSTALLATIONS) as FanCoilInstallation[];

/**
 * Fan coils like those of a catalogue, all rated by GB/T 19232. Capacity, air flow and sensible ratio stay within
 * what a coil's bypass factor allows.
 */
export function makeFanCoils(count: number, seed = 1): FanCoil[] {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  return Array.from({ length: count }, (_, index): FanCoil => {
    const size = pick(SIZES);
    const sensibleRatio = 0.66 + 0.1 * random();
    const airFlow = flow(Math.round(size.airFlow * (0.98 + 0.1 * random())));
    const total = power(size.total * (0.9 + 0.12 * random()));
    const heating = power(size.heating * (0.92 + 0.2 * random()));
    const input = 0.03 + 0.07 * random();
    const level = (share: number): FanCoilLevel => {
      const moved = flow(airFlow * share);
      return {
        airFlow: moved,
        totalCooling: capacityAtAirFlow(total, airFlow, moved),
        sensibleCooling: power(capacityAtAirFlow(total, airFlow, moved) * sensibleRatio),
        heating: capacityAtAirFlow(heating, airFlow, moved),
        inputPower: random() < 0.05 ? null : power(input * share),
        noise: null,
      };
    };
    return {
      id: `unit-${index}`,
      model: `FP-${Math.round(size.airFlow / 10)}-${index % 97}`,
      brandCode: `B${index % 8}`,
      structure: pick(STRUCTURES),
      installation: pick(INSTALLATIONS),
      externalStaticPressure: random() < 0.1 ? null : pressure(pick([0, 12, 30, 50])),
      rated: GB_STATE,
      levels: { HIGH_LEVEL: level(1), MEDIUM_LEVEL: level(0.75) },
    };
  });
}

export const room = (figures: Partial<Room> = {}): Room => ({
  roomId: "r",
  roomCode: "101",
  roomName: "Office",
  roomArea: null,
  coolingLoad: null,
  heatLoad: null,
  sensibleLoad: null,
  latentLoad: null,
  airSupplyVolume: null,
  heatMoistureRatio: null,
  summerDryBulb: null,
  summerWetBulb: null,
  winterDryBulb: null,
  equipmentNumber: null,
  ...figures,
});

/** Rooms of a building with this number of distinct summer states; a few of them are beyond every unit. */
export function makeRooms(count: number, states: number, seed = 2): Room[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const size = 10 + 90 * random();
    const cooling = size * (0.1 + 0.09 * random()) * (random() < 0.01 ? 20 : 1);
    const dryBulb = 24 + (3 * (index % states)) / states;
    return room({
      roomId: `room-${index}`,
      roomArea: area(size),
      coolingLoad: power(cooling),
      sensibleLoad: power(cooling * (0.68 + 0.1 * random())),
      heatLoad: power(size * (0.06 + 0.05 * random())),
      airSupplyVolume: flow(size * 12),
      summerDryBulb: temperature(dryBulb),
      summerWetBulb: temperature(dryBulb - 7.3),
      winterDryBulb: temperature(18 + (index % 3)),
    });
  });
}

export const conditions = (changed: Partial<FanCoilConditions> = {}): FanCoilConditions => ({
  level: "MEDIUM_LEVEL",
  dustCorrectionFactor: 10,
  intermittentUseFactor: 10,
  checks: ["airFlow", "totalCooling", "sensibleCooling", "heating"],
  topSize: 50,
  brandCode: null,
  structure: null,
  installation: null,
  staticPressure: null,
  productIds: null,
  singleUnitArea: 20,
  summerWater: temperature(7),
  winterWater: temperature(60),
  ...changed,
});

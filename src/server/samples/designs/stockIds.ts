const VALVE_SIZES = [50, 65, 80, 100, 125, 150, 200, 250, 300];
/** Smaller isolating valves are gate valves, with threads. */
const SMALL_SIZES = [15, 20, 25, 32, 40];
const clamped = (size: number, sizes: readonly number[]) =>
  sizes.find((each) => each >= size) ?? sizes.at(-1)!;

/** The isolating valve of a pipe, PN16. */
export const isolatingValveId = (size: number): string =>
  size < VALVE_SIZES[0]!
    ? `lyvzf-${clamped(size, SMALL_SIZES)}-16`
    : `lyvdf-${clamped(size, VALVE_SIZES)}-16`;

/** The check valve of a pipe, PN16. */
export const checkValveId = (size: number): string =>
  `lyvzh-${clamped(size, [...SMALL_SIZES, ...VALVE_SIZES])}-16`;

/** Machines and parts of the samples below, by their purpose. */
export const STOCK = {
  chilledPump: "lydx160-32-2900t93",
  coolingPump: "lydx200-32-2900",
  largePump: "lysx360-32-1450t87",
  inlinePump: "lygd50-32-2900",
  hotPump: "lygd25-32-2900",
  heatingPump: "lydx100-32-2900",
  plateExchanger: "lybra-45-1.6",
  storageExchanger: "lyrjs-7-1.6",
  screwChiller: "lylsg-830",
  centrifugalChiller: "lylxl-1758",
  crossTower: "lylth-200",
  counterTower: "lyltn-200",
  supplySet: "bps3-lylq32-13x4-2900",
  mixedFlowFan: "lyxdb5601450",
  cabinetFan: "lygb630510",
  airHandler: "lykwh-10-400",
  largeDamper: "lyfts-1000x500",
  largeFireDamper: "lyffh-1000x500",
  largeSilencer: "lyxps-1000x500-900",
  damper: "lyfts-630x400",
  fireDamper: "lyffh-630x400",
  silencer: "lyxps-630x400-900",
  cassette: "lyvk4c045",
  fanCoilCassette: "lyka853p0",
  fanCoil: "lywa683p30",
  freshAirHandler: "lykdx-2-400",
  ceilingHandler: "lykdh-5-400",
  purifier: "lyjjd-g2",
  radiator: "lysgz-600-20",
  door: "lymmy-1024",
  doubleDoor: "lymmy-1824",
  steelDoor: "lymgj-1824",
  diffuser: "fs2300x300",
  supplyGrille: "sbh600x200",
  returnGrille: "dbh600x200",
} as const;

export const STOCK_IDS: readonly string[] = [
  ...Object.values(STOCK),
  ...VALVE_SIZES.flatMap((size) => [isolatingValveId(size), checkValveId(size)]),
  ...SMALL_SIZES.flatMap((size) => [isolatingValveId(size), checkValveId(size)]),
];

/** A suggested altitude to start from. */
export interface AirPreset {
  readonly name: string;
  /** m */
  readonly altitude: number;
}

/**
 * Altitudes of cities as commonly quoted. A project has an altitude of its own, so each value is 待核对 (to be
 * verified).
 */
export const AIR_PRESETS: readonly AirPreset[] = [
  { name: "兰州 1517 m", altitude: 1517 },
  { name: "昆明 1891 m", altitude: 1891 },
  { name: "西宁 2261 m", altitude: 2261 },
  { name: "拉萨 3650 m", altitude: 3650 },
];

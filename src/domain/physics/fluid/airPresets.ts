/** A place to begin with. */
export interface AirPreset {
  readonly name: string;
  /** m */
  readonly altitude: number;
}

/** Heights of cities as they are usually told; a project stands at a height of its own, so that each is 待核对. */
export const AIR_PRESETS: readonly AirPreset[] = [
  { name: "兰州 1517 m", altitude: 1517 },
  { name: "昆明 1891 m", altitude: 1891 },
  { name: "西宁 2261 m", altitude: 2261 },
  { name: "拉萨 3650 m", altitude: 3650 },
];

/** Where a kind's water side is found. */
export interface WaterUse {
  /** Places of the capacities among the kind's figures */
  readonly cooling: number;
  readonly heating: number;
  /** Codes of the properties: m³/h and kPa of one unit */
  readonly flow: string;
  readonly loss: string;
}

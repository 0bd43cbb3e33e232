/** Where water systems find a kind's figures. */
export interface WaterUse {
  /** Indices of the capacities among the kind's figures */
  readonly cooling: number;
  readonly heating: number;
  /** Property codes of flow, m³/h, and pressure loss, kPa, of one unit */
  readonly flow: string;
  readonly loss: string;
}

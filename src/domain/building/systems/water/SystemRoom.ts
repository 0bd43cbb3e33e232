/** A room with chosen units, as systems see it. */
export interface SystemRoom {
  readonly roomId: string;
  readonly code: string;
  readonly name: string;
  readonly zone: string;
  /** Name of its storey as the schedule has it */
  readonly floor: string;
  /** Number of its storey: 0 is the ground floor, −1 the first below it. */
  readonly level: number;
  /** m²; null where not stated */
  readonly area: number | null;
  readonly model: string;
  /** Units in the room */
  readonly count: number;
  /** m³/h and Pa that the maker states for one unit; null for none. */
  readonly unitFlow: number | null;
  readonly unitLoss: number | null;
  /** kW of one unit, corrected for its room; null where its maker states none. */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** kW that the room asks for; null for nothing. */
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
}

/** −1 as people count, without a 0, as the number of a storey. */
export const levelOfStorey = (storey: number): number => (storey > 0 ? storey - 1 : storey);

/** What a unit does beyond what is asked of it in one figure. */
export interface Surplus {
  /** Index into the kind's figures. */
  readonly figure: number;
  /** 冷 */
  readonly name: string;
  readonly percent: number;
  /** It is the smallest, 余量: what a smaller unit could not give. */
  readonly governs: boolean;
}

/** 余量 as it is told: the figure that governs; `null` where nothing is compared. */
export const marginAmong = (surpluses: readonly Surplus[]): Surplus | null =>
  surpluses.find(({ governs }) => governs) ?? null;

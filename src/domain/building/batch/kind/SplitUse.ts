/** Where systems with outdoor units find a kind's figures. */
export interface SplitUse {
  /** Indices of the rated capacities among the kind's figures */
  readonly cooling: number;
  readonly heating: number;
}

/** Where a kind's figures for systems with outdoor units are found. */
export interface SplitUse {
  /** Places of the rated capacities among the kind's figures */
  readonly cooling: number;
  readonly heating: number;
}

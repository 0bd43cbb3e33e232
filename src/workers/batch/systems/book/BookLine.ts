/** A line of 设备选型计算书 */
export interface BookLine {
  readonly item: string;
  readonly value?: number | null;
  readonly digits?: number;
  readonly unit?: string;
  readonly note?: string;
  /** `{item}` is replaced by the cell of that item's figure. */
  readonly formula?: string;
}

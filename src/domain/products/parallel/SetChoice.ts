/** Arrangement of a set's machines: in parallel or in series. */
export const ARRANGEMENTS = { parallel: "并联", series: "串联" } as const;
export type Arrangement = keyof typeof ARRANGEMENTS;

/**
 * How the speed of a set follows the flow: all machines at one speed, or one regulated beside others at full
 * speed.
 */
export const CONTROL_KINDS = { together: "全部变频，同一转速", one: "一台变频，其余工频" } as const;
export type ControlKind = keyof typeof CONTROL_KINDS;

/** A number of machines of another product. */
export interface AddedMachine {
  readonly id: string;
  readonly count: number;
}

/** The machines that a person combines with the product shown. */
export interface SetChoice {
  readonly arrangement: Arrangement;
  /** Number of machines of the product itself; `null` for as many as share the duty. */
  readonly own: number | null;
  readonly others: readonly AddedMachine[];
  readonly control: ControlKind;
}

export const PLAIN_SET: SetChoice = { arrangement: "parallel", own: null, others: [], control: "together" };

/** Most products in one set; more would cover one another in its picture. */
export const MOST_MODELS = 3;

/** Whether the set is only what the duty itself says: equal machines in parallel. */
export const isPlain = ({ arrangement, own, others }: SetChoice): boolean =>
  arrangement === "parallel" && own === null && others.length === 0;

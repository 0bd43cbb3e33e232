/** How machines of a set stand to one another: side by side, or one behind the other. */
export const ARRANGEMENTS = { parallel: "并联", series: "串联" } as const;
export type Arrangement = keyof typeof ARRANGEMENTS;

/** How a set whose machines follow the flow does so: all at one speed, or one of them beside others at full speed. */
export const CONTROL_KINDS = { together: "全部变频，同一转速", one: "一台变频，其余工频" } as const;
export type ControlKind = keyof typeof CONTROL_KINDS;

/** So many of another product. */
export interface AddedMachine {
  readonly id: string;
  readonly count: number;
}

/** What a person puts together beside the product that is looked at. */
export interface SetChoice {
  readonly arrangement: Arrangement;
  /** Of the product itself; `null`: as many as share the duty. */
  readonly own: number | null;
  readonly others: readonly AddedMachine[];
  readonly control: ControlKind;
}

export const PLAIN_SET: SetChoice = { arrangement: "parallel", own: null, others: [], control: "together" };

/** Products in one set; more would cover one another in its picture. */
export const MOST_MODELS = 3;

/** Whether nothing is put together but what the duty itself says: equal machines side by side. */
export const isPlain = ({ arrangement, own, others }: SetChoice): boolean =>
  arrangement === "parallel" && own === null && others.length === 0;

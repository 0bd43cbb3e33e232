/** What a plan has of air besides its outlets. */
export interface AirOfPlan {
  /** Rooms that get fresh air */
  readonly fresh: number;
  /** Systems of ducts that serve rooms */
  readonly systems: number;
  /** Kept fans and air handling units of these */
  readonly machines: number;
}

/** Figures of it that are not none, in words: 新风 12 间. */
export const airFacts = ({
  fresh,
  systems,
  machines,
}: AirOfPlan): readonly (readonly [name: string, count: number, unit: string])[] =>
  (
    [
      ["新风", fresh, "间"],
      ["风系统", systems, "个"],
      ["风机和机组", machines, "台"],
    ] as const
  ).filter(([, count]) => count > 0);

/** Whether a plan without a single terminal has something else. */
export const isAirAlone = (units: number, air: AirOfPlan | null): air is AirOfPlan =>
  units === 0 && air !== null && air.systems > 0;

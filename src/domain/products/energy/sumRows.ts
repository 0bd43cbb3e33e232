/** The figures of a load that are summed over a year. */
export interface SummedRow {
  /** h a year */
  readonly hours: number;
  readonly outcome:
    | { readonly status: "stands" | "cannot" }
    | {
        readonly status: "runs";
        /** kWh a year */
        readonly energy: number;
        /** kW in the fluid */
        readonly fluid: number;
      };
}

/** Figures as in `YearlyEnergy`. */
export interface YearSums {
  readonly energy: number;
  readonly missingHours: number;
  readonly missing: number;
  readonly wireEfficiency: number | null;
}

/** Sums over the loads of a year, for one machine or a set. */
export function sumRows(rows: readonly SummedRow[]): YearSums {
  let [energy, fluidEnergy, missingHours, missing] = [0, 0, 0, 0];
  for (const { hours, outcome } of rows) {
    if (outcome.status === "cannot" && hours > 0) {
      missing += 1;
      missingHours += hours;
    }
    if (outcome.status !== "runs") continue;
    energy += outcome.energy;
    fluidEnergy += outcome.fluid * hours;
  }
  return { energy, missingHours, missing, wireEfficiency: energy > 0 ? fluidEnergy / energy : null };
}

type Row = { readonly hours: number; readonly outcome: { readonly status: string } };

/** Hours of the loads that have a figure. */
export const countedHours = (rows: readonly Row[]): number =>
  rows.reduce((sum, { hours, outcome }) => (outcome.status === "cannot" ? sum : sum + hours), 0);

/** Whether any load has a figure; without one there is no sum. */
export const hasFigure = (rows: readonly Pick<Row, "outcome">[]): boolean =>
  rows.some(({ outcome }) => outcome.status !== "cannot");

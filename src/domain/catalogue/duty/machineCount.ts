/** Figures of a duty that several equal machines share in parallel: how many run, and how many stand by. */
export const COUNT_CODE = { running: "machineCount", standby: "standbyCount" } as const;

/** More machines than anybody runs in parallel for one duty. */
export const MOST_MACHINES = 6;
const MOST_STANDBY = 3;

const LIMITS: ReadonlyMap<string, number> = new Map([
  [COUNT_CODE.running, MOST_MACHINES],
  [COUNT_CODE.standby, MOST_STANDBY],
]);

export const isCountCode = (code: string): boolean => LIMITS.has(code);

/** The fields of the counts, with their texts for people. */
export const COUNT_FIGURES = [
  { code: COUNT_CODE.running, label: "运行台数", unit: "台", line: "多台并联" },
  { code: COUNT_CODE.standby, label: "备用台数", unit: "台", line: "多台并联" },
] as const;

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

/** The first count that is not a whole number within its limits; null if all are. */
export const wrongCount = (stated: readonly StatedFigure[]): string | null =>
  stated.find(({ code, value }) => {
    const most = LIMITS.get(code);
    return most !== undefined && !(Number.isInteger(value) && value >= 1 && value <= most);
  })?.code ?? null;

const countOf = (stated: readonly StatedFigure[], asked: string) =>
  stated.find(({ code }) => code === asked)?.value;

/** The number of machines that share a duty's flow; one if not stated. */
export const machineCount = (stated: readonly StatedFigure[]): number =>
  countOf(stated, COUNT_CODE.running) ?? 1;
export const standbyCount = (stated: readonly StatedFigure[]): number =>
  countOf(stated, COUNT_CODE.standby) ?? 0;

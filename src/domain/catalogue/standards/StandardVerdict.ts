/** Stands beside every verdict: the tables are a transcription that nobody has compared with the printed standard. */
export const TRANSCRIPTION_LABEL = "依据转录数据，未经标准原文核对";

/** Two machines may differ by so much in what powers and logarithms give them, and never by more. */
const SAME = 1e-9;

/** 临界: so near a limit that another machine could find the other side of it. */
export const isBorderline = (value: number, limit: number): boolean =>
  Math.abs(value - limit) < SAME * Math.abs(limit);

/** Percentage points that a fitted efficiency may lie off the measured one. */
export const FIT_ERROR = 0.5;

export const FAN_STANDARD = "GB 19761-2020";
export const PUMP_STANDARD = "GB 19762-2025";

/** 1 is the best; 3 is the least that the standard allows (能效限定值). */
export type EfficiencyGrade = 1 | 2 | 3;

/** Percent, the least efficiency of each grade. */
export type GradeLimits = Readonly<Record<EfficiencyGrade, number>>;

export type StandardFigure =
  | "type"
  | "flow"
  | "totalPressure"
  | "head"
  | "efficiency"
  | "speed"
  | "stages"
  | "impellerDiameter"
  | "hubRatio";

/** What the table in force does not cover. */
export type StandardGap =
  "flow" | "impellerDiameter" | "hubRatio" | "pressureCoefficient" | "specificSpeed" | "notStated";

/** One line of the arithmetic: what was used or computed, in the order in which a person would. */
export interface StandardStep {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Judged {
  readonly standard: string;
  /** The table and its row and column, as the transcription names them. */
  readonly table: string;
  /** The best grade that the efficiency reaches; `null` below grade 3. */
  readonly grade: EfficiencyGrade | null;
  readonly limits: GradeLimits;
  /** Of the grade asked for, %. */
  readonly limit: number;
  /** Efficiency less limit, percentage points. */
  readonly margin: number;
  /** The grade whose limit the efficiency stands at to within the error of a fit, 临界: the grade is as computed, and it is said. */
  readonly borderlineGrade: EfficiencyGrade | null;
  readonly arithmetic: readonly StandardStep[];
}

export interface CannotJudge {
  readonly state: "cannot-judge";
  readonly standard: string;
  /** Figures that the product lacks, or that are not above zero. */
  readonly missing: readonly StandardFigure[];
  /** With every figure there: why the tables say nothing. */
  readonly gap: StandardGap | null;
  readonly arithmetic: readonly StandardStep[];
}

export type StandardVerdict = (Judged & { readonly state: "pass" | "fail" }) | CannotJudge;

/** A verdict as it is said: 临界 is neither. */
export type SaidState = StandardVerdict["state"] | "borderline";

/** Whether a verdict is met, by the grade that was asked for. */
export const saidState = (verdict: StandardVerdict): SaidState =>
  verdict.state !== "cannot-judge" && isBorderline(verdict.limit + verdict.margin, verdict.limit)
    ? "borderline"
    : verdict.state;

/**
 * Shown beside every efficiency grade: the tables are a transcription that was not compared with the printed
 * standard.
 */
export const TRANSCRIPTION_LABEL = "依据转录数据，未经标准原文核对";

/** Powers and logarithms may differ by this share between machines, and never by more. */
const SAME = 1e-9;

/** 临界: so near to a limit that another machine could compute the other side of it. */
export const isBorderline = (value: number, limit: number): boolean =>
  Math.abs(value - limit) < SAME * Math.abs(limit);

/** Percentage points by which a fitted efficiency may differ from the measured one. */
export const FIT_ERROR = 0.5;

export const FAN_STANDARD = "GB 19761-2020";
export const PUMP_STANDARD = "GB 19762-2025";

/** 1 is the best; 3 is the lowest that the standard allows (能效限定值). */
export type EfficiencyGrade = 1 | 2 | 3;

/** Least efficiency of each grade, in percent. */
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

/** The figure that lies outside the standard's table. */
export type StandardGap =
  "flow" | "impellerDiameter" | "hubRatio" | "pressureCoefficient" | "specificSpeed" | "notStated";

/** One line of the arithmetic, in the order in which a person would compute it. */
export interface StandardStep {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Judged {
  readonly standard: string;
  /** The table with its row and column, named as in the transcription. */
  readonly table: string;
  /** The best grade that the efficiency reaches; `null` below grade 3. */
  readonly grade: EfficiencyGrade | null;
  readonly limits: GradeLimits;
  /** Limit of the grade that was asked for, %. */
  readonly limit: number;
  /** Efficiency minus limit, percentage points. */
  readonly margin: number;
  /**
   * The grade whose limit is within a fit's error of the efficiency (临界). The grade stays as computed, and this is
   * stated beside it.
   */
  readonly borderlineGrade: EfficiencyGrade | null;
  readonly arithmetic: readonly StandardStep[];
}

export interface CannotJudge {
  readonly state: "cannot-judge";
  readonly standard: string;
  /** Figures that the product lacks or that are not above zero. */
  readonly missing: readonly StandardFigure[];
  /** If every figure is there: why the tables give no limit. */
  readonly gap: StandardGap | null;
  readonly arithmetic: readonly StandardStep[];
}

export type StandardVerdict = (Judged & { readonly state: "pass" | "fail" }) | CannotJudge;

/** A judgement as shown: 临界 (borderline) is neither met nor missed. */
export type SaidState = StandardVerdict["state"] | "borderline";

/** Whether the grade that was asked for is met. */
export const saidState = (verdict: StandardVerdict): SaidState =>
  verdict.state !== "cannot-judge" && isBorderline(verdict.limit + verdict.margin, verdict.limit)
    ? "borderline"
    : verdict.state;

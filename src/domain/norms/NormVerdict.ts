/** Stands beside every verdict: the tables are a transcription that nobody has compared with the printed standard. */
export const TRANSCRIPTION_LABEL = "依据转录数据，未经标准原文核对";

export const FAN_NORM = "GB 19761-2020";
export const PUMP_NORM = "GB 19762-2025";

/** 1 is the best; 3 is the least that the standard allows (能效限定值). */
export type EfficiencyGrade = 1 | 2 | 3;

/** Percent, the least efficiency of each grade. */
export type GradeLimits = Readonly<Record<EfficiencyGrade, number>>;

export type NormFigure =
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
export type NormGap =
  "flow" | "impellerDiameter" | "hubRatio" | "pressureCoefficient" | "specificSpeed" | "notStated";

/** One line of the arithmetic: what was used or computed, in the order in which a person would. */
export interface NormStep {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Judged {
  readonly norm: string;
  /** The table and its row and column, as the transcription names them. */
  readonly table: string;
  /** The best grade that the efficiency reaches; `null` below grade 3. */
  readonly grade: EfficiencyGrade | null;
  readonly limits: GradeLimits;
  /** Of the grade asked for, %. */
  readonly limit: number;
  /** Efficiency less limit, percentage points. */
  readonly margin: number;
  readonly arithmetic: readonly NormStep[];
}

export interface CannotJudge {
  readonly state: "cannot-judge";
  readonly norm: string;
  /** Figures that the product lacks, or that are not above zero. */
  readonly missing: readonly NormFigure[];
  /** With every figure there: why the tables say nothing. */
  readonly gap: NormGap | null;
  readonly arithmetic: readonly NormStep[];
}

export type NormVerdict = (Judged & { readonly state: "pass" | "fail" }) | CannotJudge;

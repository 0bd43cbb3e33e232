import type { PlanRoom } from "../state/plan.ts";
import type { Room } from "../../rooms/Room.ts";
import type { MultiRoomRequest, NoMatchReason, Parameter } from "../../selection/multiRoom.ts";
import type { ParameterQuestion } from "../../selection/parameterQuestion.ts";
import type { AirSide } from "./AirSide.ts";
import type { KindAdvice } from "./adviceOf.ts";
import type { FilterFields } from "./FilterFields.ts";
import type { KindManifest } from "./KindManifest.ts";
import type { ScheduleRule } from "./ScheduleRule.ts";
import type { KindNoise } from "../../sound/unitNoise.ts";
import type { SplitUse } from "./SplitUse.ts";
import type { WaterUse } from "./WaterUse.ts";
import type { SummedFigure } from "./SummedFigure.ts";

/** A column of result figures, used for the selected model and for its corrected values. */
export interface FigureColumn {
  readonly key: string;
  /** Header without unit, such as 全冷量. */
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** Short name of its surplus, 冷 in 冷 +4 %; figures without a surplus have none. */
  readonly short?: string;
  /** The requirement is a maximum. */
  readonly isCeiling?: true;
  /** A note for the reader, shown at the header. */
  readonly note?: string;
  /**
   * No product that passes this filter has the figure. The column keeps its index for results of other filters.
   */
  readonly isHidden?: boolean;
}

/**
 * A product as the panel of alternatives compares it, in one room's air state; figures as in `figures(filter)`.
 */
export interface ComparedFigures {
  readonly figures: readonly (number | null)[];
  /** Empty for kinds without correction. */
  readonly corrected: readonly (number | null)[];
  /** Electric input, kW. */
  readonly inputPower: number | null;
  /** dB(A) */
  readonly noise: number | null;
  /** Pa available for ducts; variants of one model differ in it. */
  readonly staticPressure: number | null;
}

/**
 * The rules of one kind of equipment for the batch screen: its manifest, and plain functions of plain data. They
 * run on the page (rules of the form) and in the batch worker (requests and results).
 */
export interface BatchKind<Filter> extends KindManifest {
  /** The figures of a selection are corrected to the room's state and shown on a second line below each result. */
  readonly hasCorrection: boolean;
  /** The figures of a selection depend on its room, like an outlet's velocity, so they are stored for each row. */
  readonly hasFiguresByRoom?: true;
  /** How the altitude affects the figures. */
  readonly atAltitude: string;
  /** Brand and structure stay open until the catalogue's lists have arrived. */
  readonly defaultFilter: Filter;
  /** The table by which filters are read, compared and put into words. */
  readonly filterFields: FilterFields<Filter>;
  /** `null` for any brand. */
  readonly brandOf: (filter: Filter) => string | null;
  /** Columns of figures under this filter, in order. */
  readonly figures: (filter: Filter) => readonly FigureColumn[];
  /** One request body for these rooms, at most ROOMS_PER_REQUEST of them. */
  readonly request: (filter: Filter, rooms: readonly Room[]) => MultiRoomRequest;
  /** Number of units in a room that specifies none: ceil(area / area of one unit), at least 1. */
  readonly calculatedQuantity: (room: Room, filter: Filter) => number;
  /** Reads `selectionParameter` or `correctionParameter` as figures in the order of `figures(filter)`. */
  readonly readFigures: (parameters: readonly Parameter[], filter: Filter) => readonly (number | null)[];
  /**
   * The requirement on one unit, margins included, in the order of `figures(filter)`; `null` is no requirement.
   */
  readonly required: (room: Room, quantity: number, filter: Filter) => readonly (number | null)[];
  /** Index in `figures` of the quantity whose surplus is stored with a row; `null` if the kind has no surplus. */
  readonly surplusFigure: number | null;
  /** Totals of what the units of a table supply. */
  readonly sums: readonly SummedFigure<Filter>[];
  /** For units that are fed with cold and hot water; absent for other kinds. */
  readonly water?: WaterUse;
  /** For units that are connected to outdoor units; absent for other kinds. */
  readonly split?: SplitUse;
  /** How the noise of one unit is found; absent for kinds whose noise is not considered. */
  readonly noise?: KindNoise<Filter>;
  /** For outlets that ducts lead to; absent for other kinds. */
  readonly air?: AirSide;
  /** The rules for its units in an equipment schedule. */
  readonly schedule: ScheduleRule<Filter>;
  /** The question for the parameters by which alternatives for `quantity` units in a room are compared. */
  readonly comparedBy: (filter: Filter, room: Room, quantity: number) => ParameterQuestion;
  /** The answer to `comparedBy` for one product, as figures corrected to this room. */
  readonly compare: (parameters: readonly Parameter[], room: Room, filter: Filter) => ComparedFigures;
  /** One sentence in plain Chinese: the quantity, the requirement and the best available. */
  readonly explain: (reasons: readonly NoMatchReason[], filter: Filter) => string;
  /** Names of single changes that would give a room a match; absent if the kind's engine names none. */
  readonly advice?: KindAdvice<Filter>;
  /**
   * The product parameters of a confirmed room, with figures as in `figures`; if absent, all that the catalogue
   * states.
   */
  readonly planParameters?: (model: string, figures: readonly (number | null)[]) => readonly Parameter[];
  /** The fields of a confirmed room that a host receives; if absent, all fields of the plan. */
  readonly hostFields?: readonly (keyof PlanRoom)[];
}

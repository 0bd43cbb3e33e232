import type { PlanRoom } from "../state/plan.ts";
import type { Room } from "../../rooms/Room.ts";
import type { MultiRoomRequest, NoMatchReason, Parameter } from "../../selection/multiRoom.ts";
import type { ParameterQuestion } from "../../selection/parameterQuestion.ts";
import type { KindAdvice } from "./adviceOf.ts";
import type { FilterFields } from "./FilterFields.ts";
import type { KindManifest } from "./KindManifest.ts";
import type { ScheduleRule } from "./ScheduleRule.ts";
import type { SummedFigure } from "./SummedFigure.ts";

/** A column of result figures, the same for the selected model and for its corrected values. */
export interface FigureColumn {
  readonly key: string;
  /** Header without unit, as 全冷量. */
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  /** 冷, as in 冷 +4 %: what its surplus is called; a figure without one has none. */
  readonly short?: string;
  /** What is required of it is the most that it may be. */
  readonly isCeiling?: true;
  /** What a reader must know of the column, at its header. */
  readonly note?: string;
  /** Nothing that this filter lets through has the figure. It keeps its place, for results of another filter. */
  readonly isHidden?: boolean;
}

/** A product as the alternatives panel compares it, in one room's air state; figures as in `figures(filter)`. */
export interface ComparedFigures {
  readonly figures: readonly (number | null)[];
  /** Empty for kinds without correction. */
  readonly corrected: readonly (number | null)[];
  /** Electric input, kW. */
  readonly inputPower: number | null;
  /** dB(A) */
  readonly noise: number | null;
  /** Pa for the ducts: variants of one model differ by it. */
  readonly staticPressure: number | null;
}

/**
 * What the batch screen must know of one kind of equipment: its manifest, and plain rules over plain data. They run on
 * the page (rules of the form) and in the batch worker (requests and shaping) alike.
 */
export interface BatchKind<Filter> extends KindManifest {
  /** The figures of a selection are corrected to the room's state: a second line below each result shows them. */
  readonly hasCorrection: boolean;
  /** The figures of a selection depend on its room, as an outlet's velocity does: they are kept row by row. */
  readonly hasFiguresByRoom?: true;
  /** What a height above the sea does to the figures. */
  readonly atAltitude: string;
  /** Brand and structure are open until the catalogue's lists have arrived. */
  readonly defaultFilter: Filter;
  /** What a filter is read by, whoever wrote it, told apart by from others, and put into words. */
  readonly filterFields: FilterFields<Filter>;
  /** `null`: any brand. */
  readonly brandOf: (filter: Filter) => string | null;
  /** Columns of figures under this filter, in order. */
  readonly figures: (filter: Filter) => readonly FigureColumn[];
  /** One request body for these rooms; at most ROOMS_PER_REQUEST of them. */
  readonly request: (filter: Filter, rooms: readonly Room[]) => MultiRoomRequest;
  /** Units in a room that specifies none: ceil(area / area of one unit), at least 1. */
  readonly calculatedQuantity: (room: Room, filter: Filter) => number;
  /** `selectionParameter` or `correctionParameter` as figures in the order of `figures(filter)`. */
  readonly readFigures: (parameters: readonly Parameter[], filter: Filter) => readonly (number | null)[];
  /** What one unit must do, in the order of `figures(filter)`; `null` is no requirement. Margins included. */
  readonly required: (room: Room, quantity: number, filter: Filter) => readonly (number | null)[];
  /** Index into `figures` of the quantity whose surplus is kept with a row; `null`: products exceed nothing. */
  readonly surplusFigure: number | null;
  /** What the units of a table supply together. */
  readonly sums: readonly SummedFigure<Filter>[];
  /** How its units stand in an equipment schedule. */
  readonly schedule: ScheduleRule<Filter>;
  /** The parameters that alternatives for `quantity` units in a room are compared by. */
  readonly comparedBy: (filter: Filter, room: Room, quantity: number) => ParameterQuestion;
  /** What `comparedBy` answered for one product, as figures, corrected to this room. */
  readonly compare: (parameters: readonly Parameter[], room: Room, filter: Filter) => ComparedFigures;
  /** One sentence in plain Chinese: the quantity, the need and the best available. */
  readonly explain: (reasons: readonly NoMatchReason[], filter: Filter) => string;
  /** How single changes that would give a room a match are named; absent for kinds whose engine names none. */
  readonly advice?: KindAdvice<Filter>;
  /** What a confirmed room says of its product, figures as in `figures`; all that the catalogue states if absent. */
  readonly planParameters?: (model: string, figures: readonly (number | null)[]) => readonly Parameter[];
  /** What a host receives of a confirmed room; all that the plan says if absent. */
  readonly hostFields?: readonly (keyof PlanRoom)[];
}

import { transfer } from "comlink";
import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { fail, ok, type Result } from "#domain/base/result.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { dutyIndex, type DutyIndex } from "#domain/products/search/DutyIndex.ts";
import { answerDuty, type MappedCategory } from "#domain/products/search/map/answerDuty.ts";
import { cloudPoints, wholeView } from "#domain/products/search/map/cloudPoints.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import { SERIES } from "#domain/products/search/parts/DutyParts.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { DutyAnswer, DutyMapName, DutyQuestion } from "./DutyClient.ts";
import { fetchColumns, fetchFilters, type FetchedColumns } from "./fetchColumns.ts";
import type { ColumnSource, Fetching, OnShare } from "./fetchPart.ts";

/** The surroundings of the worker, which tests replace. */
export interface DutyEnvironment {
  readonly send: Send;
  readonly timer: Timer;
  /** ms, of any origin. */
  readonly now: () => number;
}

const browserEnvironment: DutyEnvironment = {
  send: (address, init) => fetch(address, init),
  timer: realTimer,
  now: () => performance.now(),
};

interface HeldCategory {
  /** Ends a current fetch. */
  readonly controller: AbortController;
  readonly fetched: Promise<Result<FetchedColumns, "unavailable">>;
  /** By quantity, because forms share curves. */
  readonly indexes: Map<string, DutyIndex>;
  readonly maps: Map<SpeedMode | null, HeldMap>;
  isWhole: boolean;
}

interface HeldMap extends Omit<MappedCategory, "columns"> {
  readonly whole: MapView;
}

/** The columns that the filters of a question read. */
const filtersOf = ({ productProperties, productSeriesId }: AskedConditions): readonly string[] => [
  ...productProperties.map(({ code }) => code),
  ...(productSeriesId === null ? [] : [SERIES]),
];

/** Whether the fluid is a glycol, whose viscosity may change a pump's performance. */
const isGlycol = ({ curveProperties }: AskedConditions): boolean =>
  curveProperties.some(({ code }) => code === LIQUID_CODE.ethylene || code === LIQUID_CODE.propylene);

/** The worker's service: it keeps the columns of every opened category, and the data of its maps. */
export function createDutyService({ send, timer, now }: DutyEnvironment = browserEnvironment) {
  const held = new Map<string, HeldCategory>();

  const fetchingOf = (source: ColumnSource, { signal }: AbortController, onShare?: OnShare): Fetching => ({
    source,
    send,
    timer,
    signal,
    onShare,
  });

  /** A failure is not kept, because the next attempt may succeed. */
  function forget(categoryCode: string, category: HeldCategory): void {
    if (held.get(categoryCode) === category) held.delete(categoryCode);
  }

  function hold(categoryCode: string, source: ColumnSource, onShare?: OnShare): HeldCategory {
    const known = held.get(categoryCode);
    if (known) return known;
    const controller = new AbortController();
    const fetched = fetchColumns(categoryCode, fetchingOf(source, controller, onShare));
    const category: HeldCategory = {
      controller,
      fetched,
      indexes: new Map(),
      maps: new Map(),
      isWhole: false,
    };
    held.set(categoryCode, category);
    return category;
  }

  function indexOf(
    { indexes }: HeldCategory,
    { reader }: FetchedColumns,
    quantity: string,
  ): DutyIndex | null {
    const known = indexes.get(quantity);
    if (known) return known;
    const curves = lookUp(reader.columns().curves, quantity);
    if (!curves) return null;
    const index = dutyIndex(curves);
    indexes.set(quantity, index);
    return index;
  }

  return {
    /** @param onShare for a fetch that this call begins; a current one notifies the caller that began it */
    async open(
      map: DutyMapName,
      source: ColumnSource,
      onShare?: OnShare,
    ): Promise<Result<MapView, "unavailable">> {
      const { categoryCode, speed } = map;
      const form = dutyFormsOf(categoryCode).find((each) => each.speed === speed);
      if (!form) return fail("unavailable");
      const category = hold(categoryCode, source, onShare);
      const read = await category.fetched;
      if (!read.ok) {
        forget(categoryCode, category);
        return read;
      }
      category.isWhole = true;
      const known = category.maps.get(speed);
      if (known) return ok(known.whole);
      const { reader } = read.value;
      const cloud = cloudPoints(reader.columns(), form, reader.bestFlow(form.quantity));
      const whole = wholeView(cloud);
      if (!whole) return fail("unavailable");
      const index = indexOf(category, read.value, form.quantity);
      category.maps.set(speed, { index, form, cloud, whole });
      return ok(whole);
    },

    /** Nobody waits for the columns of a category any more: a current fetch is aborted. */
    leave(categoryCode: string): void {
      const category = held.get(categoryCode);
      if (category === undefined || category.isWhole) return;
      category.controller.abort();
      forget(categoryCode, category);
    },

    async ask(
      question: DutyQuestion,
      source: ColumnSource,
    ): Promise<Result<DutyAnswer, "forgotten" | "not-understood" | "unavailable">> {
      const category = held.get(question.categoryCode);
      const map = category?.maps.get(question.speed);
      const read = await category?.fetched;
      if (category === undefined || map === undefined || !read?.ok) return fail("forgotten");
      const { reader } = read.value;
      const fetching = fetchingOf(source, category.controller);
      const inLiquid = isGlycol(question.conditions) ? await import("./inLiquid.ts") : null;
      const judged =
        question.conditions.tolerance == null
          ? null
          : await import("#domain/products/search/matchTolerance.ts");
      const codes = [...filtersOf(question.conditions), ...(inLiquid?.BEST_CODES ?? [])];
      const filters = await fetchFilters(read.value, codes, fetching);
      if (!filters.ok) {
        if (filters.code === "unavailable") return fail(filters.code);
        // The catalogue has changed: everything is read again.
        forget(question.categoryCode, category);
        return fail("forgotten");
      }
      const begun = now();
      const columns = reader.columns();
      const conditions = readConditions(columns, question.conditions);
      if (!conditions.ok) return fail("not-understood");
      const picture = answerDuty(
        { ...map, columns },
        conditions.value,
        question.view,
        inLiquid?.matchCorrected,
        judged?.withTolerances,
      );
      return transfer(ok({ ...picture, took: now() - begun }), [
        picture.cloud.buffer,
        picture.matches.buffer,
      ]);
    },
  };
}

export type DutyService = ReturnType<typeof createDutyService>;

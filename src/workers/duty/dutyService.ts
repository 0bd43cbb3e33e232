import { transfer } from "comlink";
import type { Send } from "#api/client/sendAttempt.ts";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { dutyFormsOf } from "#domain/duty/dutyForms.ts";
import { dutyIndex } from "#domain/search/DutyIndex.ts";
import { answerDuty, type MappedCategory } from "#domain/search/map/answerDuty.ts";
import { cloudPoints, wholeView } from "#domain/search/map/cloudPoints.ts";
import type { MapView } from "#domain/search/map/MapView.ts";
import { readConditions } from "#domain/search/readConditions.ts";
import type { NamedColumns } from "#domain/search/SearchColumns.ts";
import type { DutyAnswer, DutyMapName, DutyQuestion } from "./DutyClient.ts";
import { fetchColumns, type ColumnSource } from "./fetchColumns.ts";
import { lookUp } from "#domain/keyed.ts";

/** The outside of the worker, which tests put something else in place of. */
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

interface HeldMap {
  readonly category: MappedCategory;
  readonly whole: MapView;
}

const nameOf = ({ categoryCode, speed }: DutyMapName) => `${categoryCode} ${speed}`;

/** What the worker can do: it keeps the columns of every category that was opened, and what its maps are drawn from. */
export function createDutyService({ send, timer, now }: DutyEnvironment = browserEnvironment) {
  const fetched = new Map<string, Promise<Result<NamedColumns, "unavailable">>>();
  const maps = new Map<string, HeldMap>();

  async function columnsOf(categoryCode: string, source: ColumnSource) {
    const fetching = fetched.get(categoryCode) ?? fetchColumns(categoryCode, source, send, timer);
    fetched.set(categoryCode, fetching);
    const columns = await fetching;
    // What failed may come the next time.
    if (!columns.ok) fetched.delete(categoryCode);
    return columns;
  }

  return {
    async open(map: DutyMapName, source: ColumnSource): Promise<Result<MapView, "unavailable">> {
      const held = maps.get(nameOf(map));
      if (held) return ok(held.whole);
      const form = dutyFormsOf(map.categoryCode).find(({ speed }) => speed === map.speed);
      if (!form) return fail("unavailable");
      const read = await columnsOf(map.categoryCode, source);
      if (!read.ok) return read;
      const columns = read.value;
      const curves = lookUp(columns.curves, form.quantity);
      const cloud = cloudPoints(columns, form);
      const whole = wholeView(cloud);
      if (!whole) return fail("unavailable");
      const index = curves === undefined ? null : dutyIndex(curves);
      maps.set(nameOf(map), { category: { columns, index, form, cloud }, whole });
      return ok(whole);
    },

    ask(question: DutyQuestion): Result<DutyAnswer, "forgotten" | "not-understood"> {
      const held = maps.get(nameOf(question));
      if (!held) return fail("forgotten");
      const begun = now();
      const read = readConditions(held.category.columns, question.conditions);
      if (!read.ok) return fail("not-understood");
      const picture = answerDuty(held.category, read.value, question.view);
      return transfer(ok({ ...picture, took: now() - begun }), [
        picture.cloud.buffer,
        picture.matches.buffer,
      ]);
    },
  };
}

export type DutyService = ReturnType<typeof createDutyService>;

import { ok } from "#domain/base/result.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";
import type { DutyAnswer, DutyClient, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { keyed } from "#domain/base/keyed.ts";

const WHOLE: MapView = {
  flow: { min: 0, max: 20_000, interval: 5_000 },
  value: { min: 0, max: 1_000, interval: 200 },
};

/** Two matches of a duty of 12,000 m³/h and 650 Pa, and three fans in grey. */
const PICTURE: DutyAnswer = {
  count: 43,
  brandCounts: keyed({ B000001: 0, B000002: 43 }),
  cloud: Float32Array.of(7_000, 300, 9_000, 900, 15_000, 500),
  matches: Float32Array.of(12_000, 650, 13_000, 762),
  models: ["T4-72-6A", "LYF-630C-4"],
  brandCodes: ["B000002", "B000001"],
  took: 3,
};

/** A worker that answers at once with the same picture; `asked` holds the questions in order, `opened` the categories. */
export function fakeDuty(more: Partial<DutyAnswer> = {}) {
  const asked: DutyQuestion[] = [];
  const opened: string[] = [];
  const client: DutyClient = {
    async open({ categoryCode }) {
      opened.push(categoryCode);
      return ok(WHOLE);
    },
    ask: async (question) => {
      asked.push(question);
      return ok({ ...PICTURE, ...more });
    },
    forget: () => {},
    dispose: () => {},
  };
  return { asked, opened, client };
}

/** What was entered, in the order of the question's fields. */
export const valuesOf = ({ conditions }: DutyQuestion) =>
  conditions.curveProperties.map(({ value }) => value);

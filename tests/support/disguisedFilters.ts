import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { TestFilter } from "./testKind.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The field of each kind that stands for the test kind's level, with its values for high and medium. */
const LEVELS: Partial<Record<BatchKindName, readonly [field: string, high: string, medium: string]>> = {
  fanCoil: ["level", "HIGH_LEVEL", "MEDIUM_LEVEL"],
  airOutlet: ["type", "V000168", "V000167"],
};

const disguised = (kind: BatchKindName, { level, area }: Partial<TestFilter>): Fields => {
  const [field, high, medium] = LEVELS[kind]!;
  return {
    ...(level !== undefined && { [field]: level === "HIGH_LEVEL" ? high : medium }),
    // A type also needs a brand.
    ...(level !== undefined && field === "type" && { brandCode: null }),
    ...(area !== undefined && { singleUnitResponsibilityArea: area }),
  };
};

function bared(kind: BatchKindName, filter: Fields): Partial<TestFilter> {
  const [field, high] = LEVELS[kind]!;
  const area = filter["singleUnitResponsibilityArea"];
  return {
    ...(field in filter && { level: filter[field] === high ? "HIGH_LEVEL" : "MEDIUM_LEVEL" }),
    ...(typeof area === "number" && { area }),
  };
}

type Head = Pick<PlanHead, "filters" | "rules">;

/** Applies `change` to each text of the head that is JSON. */
function withTexts<Any extends Head>(head: Any, filter: (text: Fields) => Fields, own = filter): Any {
  const text = (change: (fields: Fields) => Fields) => (before: string) => {
    try {
      return JSON.stringify(change(JSON.parse(before) as Fields));
    } catch {
      return before;
    }
  };
  const { filters, rules } = head;
  return {
    ...head,
    filters: filters.map(text(filter)),
    ...(rules && { rules: rules.map((rule) => ({ ...rule, own: text(own)(rule.own) })) }),
  };
}

/** A plan of the test kind under the name of a real kind, for a server that reads the stored filters. */
export function disguisedPlan<Any extends Head>(kind: BatchKindName, head: Any): Any {
  const own = (fields: Fields) => disguised(kind, fields);
  return withTexts(head, (fields) => ({ ...BATCH_KINDS[kind].defaultFilter, ...own(fields) }), own);
}

/** Turns such a plan back; a text that is not a filter of the kind stays unchanged. */
export const baredPlan = <Any extends Head>(kind: BatchKindName, head: Any): Any =>
  withTexts(head, (fields) => bared(kind, fields));

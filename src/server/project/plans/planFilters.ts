import type { Issue } from "#api/contract/envelope.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { readFilter, readOwnFields, type FilterReading } from "#domain/building/batch/kind/readFilter.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";

// A kind reads any JSON as a filter, and recognises its own.
const KINDS = new Map(Object.entries(BATCH_KINDS) as unknown as [string, BatchKind<unknown>][]);

function issuesOf(path: string, text: string, read: (value: unknown) => FilterReading<unknown>): Issue[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ path, message: "is no JSON" }];
  }
  const reading = read(value);
  if (reading.ok) return [];
  return reading.faults.map(({ field, must }) => ({
    path: field === "" ? path : `${path}.${field}`,
    message: must,
  }));
}

/** Faults of the filters and rules in a plan of a kind, field by field. */
export function planFilterIssues(kindName: string, { filters, rules = [] }: PlanHead): Issue[] {
  const kind = KINDS.get(kindName);
  if (kind === undefined) return [];
  return [
    ...filters.flatMap((text, at) =>
      issuesOf(`head.filters.${at}`, text, (value) => readFilter(kind, value)),
    ),
    ...rules.flatMap(({ own }, at) =>
      issuesOf(`head.rules.${at}.own`, own, (value) => readOwnFields(kind, value)),
    ),
  ];
}

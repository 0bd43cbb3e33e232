import * as v from "valibot";

/** One case of a file: inputs, expected figures and tolerance. */
const engineeringCase = v.object({
  id: v.string(),
  topic: v.optional(v.string(), ""),
  title: v.string(),
  inputs: v.record(v.string(), v.unknown()),
  expected: v.record(v.string(), v.unknown()),
  tolerance: v.optional(v.string(), "exact"),
});
const casesFile = v.object({ family: v.optional(v.string(), ""), cases: v.array(engineeringCase) });

export type EngineeringCase = v.InferOutput<typeof engineeringCase>;
export interface CasesFile {
  readonly family: string;
  readonly cases: readonly EngineeringCase[];
}

/** @throws Error with a sentence for a text that is not a file of cases */
export function readCases(text: string, name: string): CasesFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${name}: no JSON`);
  }
  const read = v.safeParse(casesFile, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${name}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}`);
}

import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";
import type { SumsDesk } from "./groups/SumsDesk.ts";
import type { OpenSelection } from "./Opening.ts";

/** The part of a batch worker that groups and sums a table; its program is fetched when somebody first asks. */
export function groupCalls(opened: () => OpenSelection) {
  let made: SumsDesk | undefined;
  async function desk(): Promise<SumsDesk> {
    const { SumsDesk } = await fetched(import("./groups/SumsDesk.ts"));
    return (made ??= new SumsDesk(opened));
  }
  return {
    lines: async (from, to) => (await desk()).lines(from, to),
    places: async () => (await desk()).places(),
    countRules: async (rules) => (await desk()).countRules(rules),
    sums: async () => (await desk()).sums(),
  } satisfies Partial<BatchImplementation>;
}

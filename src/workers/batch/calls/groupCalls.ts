import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import { fetched } from "./fetched.ts";
import type { GroupSums } from "../choose/groups/GroupSums.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";

const choosing = () => fetched(import("../choose/groups/chooseForGroup.ts"));

/**
 * The part of a batch worker that groups and sums a table and chooses for its groups; its code is loaded at
 * first use.
 */
export function groupCalls(
  opened: () => OpenSelection,
  { timer, noise }: Pick<BatchEnvironment, "timer"> & { readonly noise: Pick<NoiseParts, "follow"> },
) {
  let made: GroupSums | undefined;
  async function groupSums(): Promise<GroupSums> {
    const { GroupSums } = await fetched(import("../choose/groups/GroupSums.ts"));
    return (made ??= new GroupSums(opened));
  }
  return {
    lines: async (from, to) => {
      noise.follow();
      return (await groupSums()).lines(from, to);
    },
    places: async () => (await groupSums()).places(),
    countRules: async (rules) => (await groupSums()).countRules(rules),
    sums: async (priceArea) => (await groupSums()).sums(priceArea),
    groupOffer: async (part, signal) => (await choosing()).groupOffer(opened(), part, signal),
    groupModels: async (part, choice, signal) =>
      (await choosing()).offeredModels(opened(), part, choice, signal),
    chooseForGroup: async (part, choice, signal) =>
      (await choosing()).chooseForGroup(opened(), timer, part, choice, signal),
  } satisfies Partial<BatchImplementation>;
}

import type { Overviews } from "../overview/Overviews.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { OtherKinds } from "../session/OtherKinds.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import { fetched } from "./fetched.ts";

/** The overview in a batch worker; its code is loaded at first use. */
export function lateOverview(
  opened: () => OpenSelection,
  others: OtherKinds,
  noise: Pick<NoiseParts, "know">,
): () => Promise<Overviews> {
  let overviews: Overviews | undefined;
  return async () => {
    const { Overviews } = await fetched(import("../overview/Overviews.ts"));
    return (overviews ??= new Overviews(opened, others, noise));
  };
}

/** The part of a batch worker for the overview of a building. */
export const overviewCalls = (overviews: () => Promise<Overviews>) =>
  ({
    overview: async (years, priceArea, signal) => ({
      ok: true,
      value: await (await overviews()).answer(years, priceArea, signal),
    }),
  }) satisfies Partial<BatchImplementation>;

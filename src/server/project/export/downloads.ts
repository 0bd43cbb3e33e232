import * as v from "valibot";
import { Refusal } from "../../route.ts";
import { makeGrant, redeemGrant } from "../../store/grants.ts";
import type { Queries } from "../../store/queries.ts";

const OrderedSchema = v.object({ projectId: v.string(), exportId: v.string() });
type Ordered = v.InferOutput<typeof OrderedSchema>;

/** A grant that opens one file once, within a minute. */
export const openDownload = (queries: Queries, userId: number, ordered: Ordered): Promise<string> =>
  makeGrant(queries, "download", { userId, dest: JSON.stringify(ordered) });

/** @throws Refusal `not.found` for a grant that was used, is too old or never was */
export async function redeemDownload(
  queries: Queries,
  secret: string,
): Promise<Ordered & { readonly userId: number }> {
  const used = await redeemGrant(queries, "download", secret);
  if (used === null) throw new Refusal("not.found", "The address was used already, or is too old");
  return { userId: used.userId, ...v.parse(OrderedSchema, JSON.parse(used.dest ?? "")) };
}

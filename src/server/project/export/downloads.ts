import * as v from "valibot";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../http/route.ts";
import { makeGrant, redeemGrant } from "../../account/grants.ts";
import type { Queries } from "../../database/queries.ts";

const OrderedSchema = v.object({
  projectId: v.string(),
  exportId: v.string(),
  pageAddress: v.exactOptional(v.string()),
});
type Ordered = v.InferOutput<typeof OrderedSchema>;
/** What a grant says; one for a file of a component is none of these. */
const DestSchema = v.pipe(v.string(), v.parseJson(), OrderedSchema);

/** A grant that opens one file once, within a minute, for as long as the token holds that it was asked with. */
export const openDownload = (
  queries: Queries,
  { userId, token }: Caller,
  ordered: Ordered,
): Promise<string> =>
  makeGrant(queries, "download", { userId, parent: token, dest: JSON.stringify(ordered) });

/** @throws Refusal `not.found` for a grant that was used, is too old or never was */
export async function redeemDownload(
  queries: Queries,
  secret: string,
): Promise<Ordered & { readonly userId: number }> {
  const used = await redeemGrant(queries, "download", secret);
  const ordered = v.safeParse(DestSchema, used?.dest);
  if (used === null || !ordered.success)
    throw new Refusal("not.found", "The address was used already, or is too old");
  return { userId: used.userId, ...ordered.output };
}

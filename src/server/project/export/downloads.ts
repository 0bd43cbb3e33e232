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
/** The content of a grant; a grant for a component's file does not match. */
const DestSchema = v.pipe(v.string(), v.parseJson(), OrderedSchema);

/** A grant for one download, within a minute, valid as long as the caller's token. */
export const openDownload = (
  queries: Queries,
  { userId, token }: Caller,
  ordered: Ordered,
): Promise<string> =>
  makeGrant(queries, "download", { userId, parent: token, dest: JSON.stringify(ordered) });

/** @throws Refusal `not.found` for a grant that is used, expired or unknown */
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

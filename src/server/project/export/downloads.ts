import { and, eq, gt, sql } from "drizzle-orm";
import * as v from "valibot";
import { hashOfSecret } from "../../account/secrets.ts";
import { Refusal } from "../../route.ts";
import { grants } from "../../store/accountSchema.ts";
import { makeGrant } from "../../store/grants.ts";
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
  const [used] = await queries
    .delete(grants)
    .where(
      and(
        eq(grants.hash, hashOfSecret(secret)),
        eq(grants.kind, "download"),
        gt(grants.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: grants.userId, dest: grants.dest });
  if (used === undefined) throw new Refusal("not.found", "The address was used already, or is too old");
  return { userId: used.userId, ...v.parse(OrderedSchema, JSON.parse(used.dest ?? "")) };
}

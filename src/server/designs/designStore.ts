import { and, asc, count, eq, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { Design, DesignContent, DesignKind } from "#domain/things/design/Design.ts";
import { Refusal } from "../http/route.ts";
import { containing } from "../database/containing.ts";
import { designs } from "../database/schema/designSchema.ts";
import type { Queries } from "../database/queries.ts";

/** The columns by which a library is divided. */
export type Division = "category" | "feature" | "form";

export type DesignQuestion = {
  readonly name?: string | undefined;
} & { readonly [By in Division]?: string | undefined };

function asked(kind: DesignKind, { name = "", category, feature, form }: DesignQuestion): SQL | undefined {
  const pattern = containing(name);
  return and(
    eq(designs.kind, kind),
    name === "" ? undefined : or(ilike(designs.name, pattern), ilike(designs.description, pattern)),
    category === undefined ? undefined : eq(designs.category, category),
    feature === undefined ? undefined : eq(designs.feature, feature),
    form === undefined ? undefined : eq(designs.form, form),
  );
}

/** Number of matching designs in each division; divisions without one are omitted. */
export async function countedBy(
  queries: Queries,
  kind: DesignKind,
  by: Division,
  names: readonly (readonly [code: string, name: string])[],
  question: DesignQuestion,
) {
  // Facet counts ignore the choice in their own division.
  const rows = await queries
    .select({ code: designs[by], count: count() })
    .from(designs)
    .where(asked(kind, { ...question, [by]: undefined }))
    .groupBy(designs[by]);
  const counts = new Map(rows.map((row) => [row.code, row.count]));
  return names
    .map(([code, name]) => ({ code, name, count: counts.get(code) ?? 0 }))
    .filter((each) => each.count > 0);
}

interface Page {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A page of a library in its own order, and the number of matching designs. */
export async function designPage<Content extends DesignContent>(
  queries: Queries,
  kind: DesignKind,
  question: DesignQuestion,
  { pageNo, pageSize }: Page,
) {
  const where = asked(kind, question);
  const list = await queries
    .select()
    .from(designs)
    .where(where)
    .orderBy(asc(designs.position), asc(designs.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: list as unknown as Design<Content>[],
    totalCount: await queries.$count(designs, where),
  };
}

/** @throws Refusal `not.found` */
export async function expectDesign<Content extends DesignContent>(
  queries: Queries,
  kind: DesignKind,
  id: string,
): Promise<Design<Content>> {
  const [found] = await queries
    .select()
    .from(designs)
    .where(and(eq(designs.kind, kind), eq(designs.id, id)));
  if (!found) throw new Refusal("not.found", `There is no ${kind} of this id`);
  return found as unknown as Design<Content>;
}

/** Names of designs in the order of the ids; deleted ones are omitted. */
export async function designNames(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .select({ id: designs.id, name: designs.name })
    .from(designs)
    .where(inArray(designs.id, [...ids]));
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return ids.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
}

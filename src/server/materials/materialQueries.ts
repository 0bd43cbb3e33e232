import { and, asc, count, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Material, MaterialCategory } from "#api/contract/materials.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { readCondition } from "#domain/desk/materials/materialValue.ts";
import { invalidParameter } from "../http/invalidParameter.ts";
import { containing } from "../database/containing.ts";
import { materialCategories, materialDefinitions, materials } from "../database/schema/materialSchema.ts";
import type { Queries } from "../database/queries.ts";

export interface MaterialQuestion {
  readonly gjwCategoryCode?: string;
  readonly name?: string;
  readonly categoryProperties: readonly { readonly code: string; readonly value: string }[];
  readonly pageNo: number;
  readonly pageSize: number;
}

type Definition = typeof materialDefinitions.$inferSelect;

/** Matches name, designation or standard. */
function named(name: string | undefined): SQL | undefined {
  if (name === undefined || name === "") return undefined;
  const pattern = containing(name);
  return or(
    ilike(materials.name, pattern),
    ilike(materials.specification, pattern),
    ilike(materials.standard, pattern),
  );
}

/** A category itself, or the categories within a group. */
const inCategory = (queries: Queries, code: string | undefined): SQL | undefined =>
  code === undefined
    ? undefined
    : inArray(
        materials.categoryCode,
        queries
          .select({ code: materialCategories.code })
          .from(materialCategories)
          .where(or(eq(materialCategories.code, code), eq(materialCategories.parentCode, code))),
      );

/** Categories with their number of materials, and how many of these match the name. */
export async function countedCategories(queries: Queries, name?: string): Promise<MaterialCategory[]> {
  const rows = await queries
    .select({ category: materialCategories, count: count(materials.id) })
    .from(materialCategories)
    .leftJoin(materials, eq(materials.categoryCode, materialCategories.code))
    .groupBy(materialCategories.code)
    .orderBy(asc(materialCategories.position));
  const left = new Map(
    (
      await queries
        .select({ code: materials.categoryCode, count: count() })
        .from(materials)
        .where(named(name))
        .groupBy(materials.categoryCode)
    ).map((row) => [row.code, row.count]),
  );
  const own = rows.map(({ category: { code, parentCode, name: of }, count: found }) => ({
    code,
    parentCode,
    name: of,
    count: found,
    filteredCount: left.get(code) ?? 0,
  }));
  return own.map((each) => {
    const held = own.filter(({ parentCode }) => parentCode === each.code);
    const sum = (figure: "count" | "filteredCount") =>
      held.reduce((total, inner) => total + inner[figure], each[figure]);
    return { ...each, count: sum("count"), filteredCount: sum("filteredCount") };
  });
}

/** @throws Refusal `invalid.parameter` for a property that no category has, and for an invalid figure */
async function conditions(
  queries: Queries,
  { categoryProperties }: MaterialQuestion,
): Promise<SQL | undefined> {
  if (categoryProperties.length === 0) return undefined;
  const known = await queries
    .selectDistinct({ code: materialDefinitions.code, dataType: materialDefinitions.dataType })
    .from(materialDefinitions);
  return and(
    ...categoryProperties.map(({ code, value }, at) => {
      const path = `categoryProperties.${at}`;
      const definition = known.find((each) => each.code === code);
      if (definition === undefined)
        throw invalidParameter([{ path: `${path}.code`, message: "is not a property of materials" }]);
      const condition = readCondition(definition.dataType, value);
      if (condition === null)
        throw invalidParameter([{ path: `${path}.value`, message: "is neither a figure nor a range" }]);
      const stated = sql`${materials.values} ->> ${code}`;
      if (condition.kind === "word") return sql`${stated} = ${condition.word}`;
      if (condition.kind === "figure")
        return sql`(${stated})::double precision = ${condition.figure}::double precision`;
      const { from, to } = condition;
      return and(
        from === null ? undefined : sql`(${stated})::double precision >= ${from}::double precision`,
        to === null ? undefined : sql`(${stated})::double precision <= ${to}::double precision`,
      );
    }),
  );
}

const columns = {
  material: materials,
  categoryName: materialCategories.name,
};

const inOrder = [asc(materialCategories.position), asc(materials.position)];

const selected = (queries: Queries) =>
  queries
    .select(columns)
    .from(materials)
    .innerJoin(materialCategories, eq(materialCategories.code, materials.categoryCode));

type Row = Awaited<ReturnType<typeof selected>>[number];

async function definitionsOf(queries: Queries, categoryCodes: readonly string[]): Promise<Definition[]> {
  return queries
    .select()
    .from(materialDefinitions)
    .where(inArray(materialDefinitions.categoryCode, [...categoryCodes]))
    .orderBy(asc(materialDefinitions.position));
}

async function answered(queries: Queries, rows: readonly Row[]): Promise<Material[]> {
  const codes = [...new Set(rows.map(({ material }) => material.categoryCode))];
  const definitions = codes.length === 0 ? [] : await definitionsOf(queries, codes);
  return rows.map(({ material, categoryName }) => ({
    id: material.id,
    name: material.name,
    specification: material.specification,
    standard: material.standard,
    unit: material.unit,
    gjwCategoryCode: material.categoryCode,
    gjwCategoryName: categoryName,
    verifiedBy: material.verifiedBy,
    source: material.source,
    materialPropertyValues: definitions
      .filter(({ categoryCode }) => categoryCode === material.categoryCode)
      .map(({ code, name, unitSymbol }) => ({
        code,
        name,
        unitSymbol,
        value: lookUp(material.values, code) ?? null,
      })),
  }));
}

export async function materialPage(
  queries: Queries,
  question: MaterialQuestion,
): Promise<{ readonly list: Material[]; readonly totalCount: number }> {
  const where = and(
    inCategory(queries, question.gjwCategoryCode),
    named(question.name),
    await conditions(queries, question),
  );
  const rows = await selected(queries)
    .where(where)
    .orderBy(...inOrder)
    .limit(question.pageSize)
    .offset((question.pageNo - 1) * question.pageSize);
  return { list: await answered(queries, rows), totalCount: await queries.$count(materials, where) };
}

/** One material; `null` if there is none with this id. */
export async function materialById(queries: Queries, id: string): Promise<Material | null> {
  const rows = await selected(queries).where(eq(materials.id, id));
  const [found] = await answered(queries, rows);
  return found ?? null;
}

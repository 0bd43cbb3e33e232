import { and, desc, eq, ilike, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { OperatedAccount } from "#api/contract/operators.ts";
import type { AccountFilter } from "#domain/desk/operators/operatorActs.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { containing } from "../database/containing.ts";
import { users } from "../database/schema/accountSchema.ts";
import type { Queries } from "../database/queries.ts";

interface Wanted {
  readonly words?: string;
  readonly filter: AccountFilter;
  readonly page_no: number;
  readonly page_size: number;
}

const FILTERS: Readonly<Record<AccountFilter, SQL | undefined>> = {
  all: undefined,
  locked: isNotNull(users.lockedAt),
  operator: eq(users.isOperator, true),
};

function wantedUsers({ words, filter }: Wanted): SQL | undefined {
  const pattern = containing(words ?? "");
  const named = [users.account, users.name, users.email].map((column) => ilike(column, pattern));
  return and(FILTERS[filter], words ? or(...named) : undefined);
}

const FiguresSchema = v.object({
  rows: v.array(
    v.object({
      id: v.pipe(v.unknown(), v.transform(Number)),
      sessions: v.pipe(v.unknown(), v.transform(Number)),
      projects: v.pipe(v.unknown(), v.transform(Number)),
      bytes: v.pipe(v.unknown(), v.transform(Number)),
    }),
  ),
});

/** Sessions, projects and stored bytes of accounts, as a page of the list shows them. */
async function figuresOf(queries: Queries, ids: readonly number[]) {
  // The size of a stored column value is known without unpacking it.
  const { rows } = v.parse(
    FiguresSchema,
    await queries.execute(sql`
      select wanted.id,
        (select count(*) from grants where user_id = wanted.id and kind = 'session' and expires_at > now()) as sessions,
        (select count(*) from project_members where user_id = wanted.id) as projects,
        (select coalesce(sum(
            (select coalesce(sum(pg_column_size(packed) + pg_column_size(counts)), 0)
              from plan_parts where project_id = own.project_id) +
            (select coalesce(sum(pg_column_size(design_properties) + pg_column_size(runtime_properties)), 0)
              from selected_products where project_id = own.project_id)), 0)
          from project_members own where own.user_id = wanted.id and own.role = 'owner') as bytes
      from unnest(${arrayLiteral(ids.map(String))}::bigint[]) as wanted (id)`),
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

const NO_FIGURES = { sessions: 0, projects: 0, bytes: 0 };

/** Accounts with their figures, in the order of `ids`; deleted accounts are absent. */
async function accountsByIds(
  queries: Queries,
  ids: readonly number[],
  callerId: number,
): Promise<OperatedAccount[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  const figures = await figuresOf(queries, ids);
  const byId = new Map(
    rows.map((row) => {
      const { id, account, name, company, city, email, isOperator, lockReason } = row;
      const found: OperatedAccount = {
        id: String(id),
        account,
        name,
        company,
        city,
        email,
        createdAt: row.createdAt.getTime(),
        signedInAt: row.signedInAt?.getTime() ?? null,
        lockedAt: row.lockedAt?.getTime() ?? null,
        lockReason,
        isOperator,
        isYou: id === callerId,
        ...(figures.get(id) ?? NO_FIGURES),
      };
      return [id, found] as const;
    }),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function accountById(
  queries: Queries,
  id: number,
  callerId: number,
): Promise<OperatedAccount | null> {
  return (await accountsByIds(queries, [id], callerId))[0] ?? null;
}

/** A page of accounts, the newest first. */
export async function listAccounts(queries: Queries, wanted: Wanted, callerId: number) {
  const where = wantedUsers(wanted);
  const ids = await queries
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(desc(users.id))
    .limit(wanted.page_size)
    .offset((wanted.page_no - 1) * wanted.page_size);
  return {
    list: await accountsByIds(
      queries,
      ids.map(({ id }) => id),
      callerId,
    ),
    totalCount: await queries.$count(users, where),
  };
}

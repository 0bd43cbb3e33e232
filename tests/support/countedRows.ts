import type { Database } from "#server/database/connection/database.ts";

interface Asking {
  query(...asked: unknown[]): Promise<unknown>;
}

/** The client of either database driver; drizzle exposes it. */
interface Client extends Asking {
  /** Of the embedded database only. */
  transaction?: (run: (inside: Asking) => Promise<unknown>) => Promise<unknown>;
  /** Of a pool only. */
  connect?: (heard?: unknown) => Promise<Asking>;
}

/** Counts the product rows that the database returns from now on, to any caller. */
export function countedRows(database: Database): { products: number } {
  const counted = { products: 0 };
  const client = (database.queries as unknown as { readonly $client: Client }).$client;
  const seen = new WeakSet<Asking>();
  const counting = (asking: Asking): Asking => {
    if (seen.has(asking)) return asking;
    seen.add(asking);
    const ask = asking.query.bind(asking);
    asking.query = async (...asked) => {
      const [first] = asked;
      const text = typeof first === "string" ? first : (first as { readonly text: string }).text;
      const answer = (await ask(...asked)) as { readonly rows: readonly unknown[] } | undefined;
      // A call with a callback returns no answer.
      if (/\bfrom "products"/u.test(text)) counted.products += answer?.rows.length ?? 0;
      return answer;
    };
    return asking;
  };
  counting(client);
  const { transaction, connect } = client;
  if (transaction !== undefined)
    client.transaction = (run) => transaction.call(client, (inside) => run(counting(inside)));
  else if (connect !== undefined)
    client.connect = async (heard) =>
      // A call with a callback is the pool's own, for a query that is already counted at the pool.
      heard === undefined ? counting(await connect.call(client)) : connect.call(client, heard);
  return counted;
}

import type { Database } from "#server/database/connection/database.ts";

interface Asking {
  query(...asked: unknown[]): Promise<unknown>;
}

/** What either driver's client is asked through; drizzle hands it out. */
interface Client extends Asking {
  /** Of the embedded database. */
  transaction?: (run: (inside: Asking) => Promise<unknown>) => Promise<unknown>;
  /** Of a pool. */
  connect?: (heard?: unknown) => Promise<Asking>;
}

/** Counts the rows of products that the database answers from now on, whoever asks. */
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
      // Nothing is answered to who left word with whom to tell.
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
      // With whom to tell it is the pool's own way to a query, which is counted as that of the pool.
      heard === undefined ? counting(await connect.call(client)) : connect.call(client, heard);
  return counted;
}

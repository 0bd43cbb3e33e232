import { fail, ok, type Result } from "#domain/base/result.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import { VERDICT_PATH, writeVerdictQuery } from "#domain/products/claim/verdictAddress.ts";
import { copyText } from "../page/browser/copyText.ts";
import type { Services } from "../page/services/ServicesContext.tsx";
import { currentAnswer, type AskedProduct } from "./currentAnswer.ts";
import { recordOfNow } from "./calls/recordOfNow.ts";

/** `outdated`: the record has changed since the page asked for it, and a link would claim that its figures are the new one's. */
export type NoLink = "too-long" | "outdated";

/** Plain data of one schema: its parts stand in one order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The address of what a product's detail says at a state, by which everybody can compute it again. Without the query before
 * the hash, which may say who is looking. Rejects with an ApiError, or WorkerGone.
 */
export async function verdictLink(
  { api, curve }: Pick<Services, "api" | "curve">,
  asked: AskedProduct,
): Promise<Result<string, NoLink>> {
  const { product, curves } = asked;
  const [{ record, catalogue }, current] = await Promise.all([
    recordOfNow(api, product.id),
    currentAnswer(curve, asked),
  ]);
  const isShown =
    isSame(record.productPropertyValues, product.productPropertyValues) && isSame(record.curves, curves);
  if (!isShown) return fail("outdated");
  const before = `${window.location.origin}${window.location.pathname}#${VERDICT_PATH}?`;
  const query = writeVerdictQuery(
    {
      ...current,
      engine: ENGINE,
      catalogue: catalogue.slice(0, SHORT_HASH),
      categoryCode: product.gjwCategoryCode,
      productId: product.id,
      record: record.record.slice(0, SHORT_HASH),
    },
    before.length,
  );
  return query.ok ? ok(`${before}${query.value}`) : query;
}

export interface CopiedLink {
  readonly address: string;
  /** `false` where the browser lets no page write to the clipboard. */
  readonly isCopied: boolean;
}

/** The same, onto the clipboard. */
export async function copyVerdictLink(
  services: Pick<Services, "api" | "curve">,
  asked: AskedProduct,
): Promise<Result<CopiedLink, NoLink>> {
  const link = await verdictLink(services, asked);
  return link.ok ? ok({ address: link.value, isCopied: await copyText(link.value) }) : link;
}

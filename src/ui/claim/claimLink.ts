import { fail, ok, type Result } from "#domain/base/result.ts";
import { ENGINE } from "#domain/products/claim/engine.ts";
import { SHORT_HASH } from "#domain/products/claim/recordHash.ts";
import { CLAIM_PATH, writeClaimQuery } from "#domain/products/claim/claimAddress.ts";
import { copyText } from "../page/browser/copyText.ts";
import type { Services } from "../page/services/ServicesContext.tsx";
import { currentAnswer, type AskedProduct } from "./currentAnswer.ts";
import { recordOfNow } from "./calls/recordOfNow.ts";

/**
 * `outdated`: the record has changed since the page loaded it, and a link would attribute these figures to the new
 * one.
 */
export type NoLink = "too-long" | "outdated";

/** Compares plain data of one schema, whose keys have a fixed order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The result link of a product's detail at a state, from which everybody can compute it again. It omits the query
 * before the hash, which may identify the user. Rejects with an ApiError, or WorkerGone.
 */
export async function claimLink(
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
  const before = `${window.location.origin}${window.location.pathname}#${CLAIM_PATH}?`;
  const query = writeClaimQuery(
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
  /** `false` if the browser does not let a page write to the clipboard. */
  readonly isCopied: boolean;
}

/** Makes a result link and copies it to the clipboard. */
export async function copyClaimLink(
  services: Pick<Services, "api" | "curve">,
  asked: AskedProduct,
): Promise<Result<CopiedLink, NoLink>> {
  const link = await claimLink(services, asked);
  return link.ok ? ok({ address: link.value, isCopied: await copyText(link.value) }) : link;
}

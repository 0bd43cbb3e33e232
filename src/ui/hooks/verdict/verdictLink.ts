import { readRecordVersion } from "#api/contract/recordVersions.ts";
import { ok, type Result } from "#domain/result.ts";
import { ENGINE } from "#domain/verdict/engine.ts";
import { SHORT_HASH } from "#domain/verdict/recordHash.ts";
import { VERDICT_PATH, writeVerdictQuery } from "#domain/verdict/verdictAddress.ts";
import { copyText } from "../page/copyText.ts";
import type { Services } from "../services/ServicesContext.tsx";
import { currentAnswer, type AskedProduct } from "./currentAnswer.ts";

/**
 * The address of what a product's detail says at a state, by which everybody can compute it again. Without the query before
 * the hash, which may say who is looking. Rejects with an ApiError, or WorkerGone.
 */
export async function verdictLink(
  { api, curve }: Pick<Services, "api" | "curve">,
  asked: AskedProduct,
): Promise<Result<string, "too-long">> {
  const { product } = asked;
  const [version, current] = await Promise.all([
    api.call(readRecordVersion, { params: { id: product.id } }),
    currentAnswer(curve, asked),
  ]);
  const before = `${window.location.origin}${window.location.pathname}#${VERDICT_PATH}?`;
  const query = writeVerdictQuery(
    {
      ...current,
      engine: ENGINE,
      catalogue: version.catalogue.slice(0, SHORT_HASH),
      categoryCode: product.gjwCategoryCode,
      productId: product.id,
      record: version.record.slice(0, SHORT_HASH),
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
): Promise<Result<CopiedLink, "too-long">> {
  const link = await verdictLink(services, asked);
  return link.ok ? ok({ address: link.value, isCopied: await copyText(link.value) }) : link;
}

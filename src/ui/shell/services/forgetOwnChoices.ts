import { entriesOf } from "#domain/base/keyed.ts";
import type { RecentDuty } from "#domain/catalogue/listing/recentDuties.ts";
import { readListAddress } from "#domain/catalogue/listing/listAddress.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { useRecentDuties } from "../../duty/useRecentDuties.ts";
import { createKept } from "../../page/browser/createKept.ts";
import { useSession } from "../../page/services/useSession.ts";
import { compareProduct, useComparisons } from "../../product/compare/useComparisons.ts";
import { useMachinePrices } from "../../product/parallel/useMachinePrices.ts";
import { forgetTableAnswers } from "../../screens/library/import/tables/tableAnswers.ts";

/** `uniqueId` of the last user; the browser may keep names of this user's own products. */
const useChooser = createKept("volute.chooser", (text) => text ?? undefined, String);

/**
 * The user whose own products may be shown: the session's, or the last one as long as the session may go on.
 *
 * @param seemsSignedIn see `forgetOwnChoices`
 */
export const ownerInForce = (seemsSignedIn: () => boolean): string | undefined =>
  useSession.getState().user?.uniqueId ?? (seemsSignedIn() ? useChooser.getState() : undefined);

/** Whether a search names an own brand or series. */
function asksForOwn({ address }: RecentDuty): boolean {
  const { brandCode, series } = readListAddress(new URLSearchParams(address));
  return [brandCode, series?.id].some((id) => typeof id === "string" && isOwnProduct(id));
}

function forgetNow(): void {
  // Choosing a compared product again removes it.
  for (const [category, chosen] of entriesOf(useComparisons.getState()))
    for (const product of chosen) if (isOwnProduct(product.id)) compareProduct(category, product);
  const prices = [...useMachinePrices.getState()];
  if (prices.some(([id]) => isOwnProduct(id)))
    useMachinePrices.keep(new Map(prices.filter(([id]) => !isOwnProduct(id))));
  const duties = useRecentDuties.getState();
  if (duties.some(asksForOwn)) useRecentDuties.keep(duties.filter((duty) => !asksForOwn(duty)));
  forgetTableAnswers();
}

/**
 * When the user has signed out or changed, removes what the browser keeps about own products: compared ones, typed
 * prices, searches by an own brand or series, and how their tables were read.
 *
 * @param seemsSignedIn whether the session of a user without a token may still be valid, so that nothing is lost
 * when a token is renewed
 */
export function forgetOwnChoices(seemsSignedIn: () => boolean): void {
  function follow() {
    const id = useSession.getState().user?.uniqueId;
    if (id === undefined) {
      if (!seemsSignedIn()) forgetNow();
      return;
    }
    if (id === useChooser.getState()) return;
    forgetNow();
    useChooser.keep(id);
  }
  follow();
  useSession.subscribe(follow);
}

/**
 * The query under which the product page was open (`back`), written anew, so that its host is found again on
 * the way back. Any content leads only to our own page.
 */
export const backQuery = (given: string | undefined): string => new URLSearchParams(given ?? "").toString();

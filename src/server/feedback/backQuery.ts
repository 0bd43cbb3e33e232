/**
 * The query under which the product was open, as it was given (`back`) and written anew: with it a host is found again
 * on the way back. Whatever it says, the way leads to our own page.
 */
export const backQuery = (given: string | undefined): string => new URLSearchParams(given ?? "").toString();

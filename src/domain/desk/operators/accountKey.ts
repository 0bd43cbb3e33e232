/** Characters of an account. */
export const ACCOUNT_LENGTH = 64;

/** The key of an account: different case or character width of the typed name means the same account. */
export const accountKey = (typed: string): string => typed.normalize("NFKC").trim().toLowerCase();

/** 5#, 2.8A, No.5, 6.3: a size, which names no product without its series. */
export const BARE_SIZE = /^(?:no\.?|nr\.?|№)?\s*\d[\d.,]*\s*(?:#|号|[a-z])?$/iu;

/** Read before core-js is: it takes the place of a native clone that lacks the newest rules for errors. */
export const nativeStructuredClone: typeof globalThis.structuredClone | undefined =
  globalThis.structuredClone;

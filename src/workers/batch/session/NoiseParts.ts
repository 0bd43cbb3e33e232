/** What the parts of a batch worker need of the noise of a building's products. */
export interface NoiseParts {
  /** Requests the unknown noise of chosen products, or of the products with these ids. */
  readonly know: (signal: AbortSignal, ids?: readonly string[]) => Promise<void>;
  /** Does the same in the background, for a table that is being drawn. */
  readonly follow: () => void;
}

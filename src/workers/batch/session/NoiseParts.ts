/** What is known of the noise of a building's products, for the other parts of a batch worker. */
export interface NoiseParts {
  /** Asks for what is not known yet of chosen products, or of these. */
  readonly know: (signal: AbortSignal, ids?: readonly string[]) => Promise<void>;
  /** The same in the background, for a table that is drawn. */
  readonly follow: () => void;
}

/** A reason not to start that the person at the terminal can remove: one sentence, no stack. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && "code" in error && typeof error.code === "string";

/** The system's short code of an error or of what caused it (`EACCES`). */
function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return (isSystemError(error) ? error.code : undefined) ?? systemCode(error.cause);
}

/** The system's short code, otherwise the error's message. */
export const causeOf = (error: unknown): string =>
  systemCode(error) ?? (error instanceof Error ? error.message : String(error));

/** Runs a program; a StartFailure becomes one sentence on stderr and exit code 1. */
export async function endOnStartFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

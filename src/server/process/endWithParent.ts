/**
 * Ends this process once the connection to the one that started it is lost, also if that happened while modules were
 * still loading, when nobody could hear of it.
 */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
  // A process that was started without a connection cannot send either.
  if (process.send !== undefined && !process.connected) process.exit(1);
}

/** Calls in flight at once: they keep a slow line busy, and leave room for other calls of the page. */
const LANES = 4;

/**
 * Processes each item, some at a time; returns the answers in the order of the items. The first failure ends
 * it.
 */
export async function inLanes<Item, Answer>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = items[Symbol.iterator]();
  let next = 0;
  let hasFailed = false;
  const lane = async () => {
    while (!hasFailed) {
      const { value, done } = waiting.next();
      if (done === true) return;
      const at = next++;
      try {
        answers[at] = await work(value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

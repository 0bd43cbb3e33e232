/** Calls that are answered by an event, each with its own number. */
export interface PendingReplies {
  /** Registers a call and then sends it. If `send` returns a reply, that counts too. */
  ask(send: (id: string) => unknown, signal: AbortSignal): Promise<unknown>;
  /** Ignores a reply that is late, repeated, or belongs to no call. */
  settle(id: string, reply: unknown): void;
}

/** Some methods return whether they were called: that is not the reply, which follows. */
const canBeReply = (reply: unknown) =>
  typeof reply === "string" || (typeof reply === "object" && reply !== null);

export function pendingReplies(): PendingReplies {
  // A reloaded page counts from 1 again: replies to the former page must not be taken for its own.
  const page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  const waiting = new Map<string, (reply: unknown) => void>();
  let calls = 0;
  const settle = (id: string, reply: unknown) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  return {
    settle,
    ask(send, signal) {
      const id = `${page}-${++calls}`;
      const forget = () => waiting.delete(id);
      signal.addEventListener("abort", forget, { once: true });
      return new Promise((resolve, reject) => {
        waiting.set(id, resolve);
        const sending = async () => {
          const reply = await send(id);
          if (canBeReply(reply)) settle(id, reply);
        };
        sending().catch((error: unknown) => {
          forget();
          reject(error);
        });
      });
    },
  };
}

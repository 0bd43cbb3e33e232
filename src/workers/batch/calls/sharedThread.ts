import type { WorkerLike } from "../../WorkerHandle.ts";

/** Request to a thread to serve one more client; it carries a port. */
interface JoinRequest {
  readonly join: true;
}

/** The part of `Worker` that is used here. */
interface Thread extends Pick<EventTarget, "addEventListener"> {
  postMessage(message: JoinRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/**
 * One thread for several clients, each of which treats it as its own worker through a port. If one of them
 * gives the thread up, or it ends, it has ended for all; the next request starts another.
 */
export function sharedThread(start: () => Thread): () => WorkerLike {
  let ports: Set<MessagePort> | undefined;
  let thread: Thread | undefined;

  function begin(): Thread {
    const begun = start();
    const clients = new Set<MessagePort>();
    thread = begun;
    ports = clients;
    const crashed = () => end(begun, clients, null);
    begun.addEventListener("error", crashed);
    begun.addEventListener("messageerror", crashed);
    return begun;
  }

  function end(ended: Thread, clients: Set<MessagePort>, leaver: MessagePort | null): void {
    if (thread === ended) thread = ports = undefined;
    ended.terminate();
    const others = [...clients].filter((port) => port !== leaver);
    clients.clear();
    for (const port of others) port.dispatchEvent(new Event("error"));
  }

  return () => {
    const joined = thread ?? begin();
    const clients = ports!;
    const { port1, port2 } = new MessageChannel();
    clients.add(port1);
    joined.postMessage({ join: true }, [port2]);
    return Object.assign(port1, {
      terminate() {
        port1.close();
        if (clients.has(port1)) end(joined, clients, port1);
      },
    });
  };
}

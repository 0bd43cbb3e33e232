import type { WorkerLike } from "../../WorkerHandle.ts";

/** What a thread is asked with to serve one more client; the port comes with it. */
interface JoinRequest {
  readonly join: true;
}

/** The part of `Worker` that is asked here. */
interface Thread extends Pick<EventTarget, "addEventListener"> {
  postMessage(message: JoinRequest, transfer: Transferable[]): void;
  terminate(): void;
}

/**
 * One thread for several clients, each of which takes it for a worker of its own: it gets a port of the thread. A thread
 * that one of them gives up, or that ended, has ended for all of them; the next to ask gets another.
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

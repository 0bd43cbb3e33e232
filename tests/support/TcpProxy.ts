import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A proxy between a client and a server on the same machine. */
export interface TcpProxy {
  readonly port: number;
  /** Number of open connections through it. */
  readonly open: () => number;
  /**
   * From now on drops all data of the existing connections, and their ends, in both directions and without an error;
   * new connections pass.
   */
  readonly swallow: () => void;
  /** Drops all data of later connections. */
  readonly swallowAll: (isOn: boolean) => void;
  /** Ends all connections, and later ones at once. */
  readonly refuse: (isOn: boolean) => void;
  readonly close: () => Promise<void>;
}

export async function tcpProxy(port: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const stopped = new Set<Socket>();
  let isSwallowing = false;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) {
      near.destroy();
      return;
    }
    if (isSwallowing) {
      near.on("error", () => {}).resume();
      return;
    }
    const far = connect(port, "127.0.0.1");
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far).pipe(near);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.on("close", () => {
        pairs.delete(pair);
        // Nor does an end get through.
        if (stopped.has(socket)) return;
        for (const each of pair) each.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        for (const socket of [near, far]) stopped.add(socket.resume());
      }
    },
    swallowAll: (isOn) => (isSwallowing = isOn),
    refuse(isOn) {
      isRefusing = isOn;
      if (isOn) for (const socket of [...pairs].flat()) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of [...pairs].flat()) socket.destroy();
        for (const socket of stopped) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

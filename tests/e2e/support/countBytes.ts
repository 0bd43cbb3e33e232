import { connect, createServer, type AddressInfo } from "node:net";

const STILL_MS = 1000;

/** A way to a server that counts what comes back over the wire, heads and all, whoever asked for it. */
export async function countBytes(address: string) {
  const { hostname, port } = new URL(address);
  let bytes = 0;
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    const end = () => void (near.destroy(), far.destroy());
    far.on("data", (chunk) => (bytes += chunk.byteLength));
    near.on("error", end).pipe(far).on("error", end).pipe(near);
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(way.address() as AddressInfo).port}/`,
    /** Since the last time. */
    taken: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    /** Since the last time, once nothing has come for a second. */
    async takenWhenStill() {
      for (let before = -1; before !== bytes; await new Promise((resolve) => setTimeout(resolve, STILL_MS)))
        before = bytes;
      return this.taken();
    },
    close: () => void way.close(),
  };
}

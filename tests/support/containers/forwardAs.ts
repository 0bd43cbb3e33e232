import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { proxying } from "./caddyfile.ts";

/**
 * Forwards as a Caddyfile says, in place of Caddy and its TLS: whoever is healthy and has the fewest calls under way is
 * asked, the next one where that fails, and what is answered here reaches nobody.
 * @param addressOf where an upstream of the file is reached here
 */
export async function forwardAs(
  { upstreams, healthPath, answered }: ReturnType<typeof proxying>,
  addressOf: (upstream: string) => string,
) {
  const underWay = new Map(upstreams.map((upstream) => [upstream, 0]));
  const isHealthy = (upstream: string) =>
    fetch(new URL(healthPath, addressOf(upstream))).then(
      ({ ok }) => ok,
      () => false,
    );
  async function healthy(): Promise<readonly string[]> {
    const health = await Promise.all(upstreams.map(isHealthy));
    return upstreams
      .filter((_, at) => health[at])
      .toSorted((a, b) => (underWay.get(a) ?? 0) - (underWay.get(b) ?? 0));
  }
  /** Answers of each upstream. */
  const asked = new Map<string, number>();
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const path = incoming.url ?? "/";
      const status = answered.get(path);
      const upstream = status === undefined ? (await healthy())[0] : undefined;
      if (upstream === undefined) {
        outgoing.writeHead(status ?? 503).end();
        return;
      }
      underWay.set(upstream, (underWay.get(upstream) ?? 0) + 1);
      asked.set(upstream, (asked.get(upstream) ?? 0) + 1);
      const sent = request(new URL(path, addressOf(upstream)), {
        agent: false,
        method: incoming.method,
        headers: {
          ...incoming.headers,
          "x-forwarded-for": incoming.socket.remoteAddress,
          "x-forwarded-proto": "https",
          "x-forwarded-host": incoming.headers.host,
        },
      });
      sent.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      sent.on("error", () => outgoing.writeHead(502).end());
      outgoing.on("close", () => underWay.set(upstream, (underWay.get(upstream) ?? 1) - 1));
      incoming.pipe(sent);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    healthy,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

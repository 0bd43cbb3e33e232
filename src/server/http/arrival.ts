import { isIP, isIPv4 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** How a request reached the server. */
export interface Arrival {
  /** Our own origin, as the browser sees it. */
  readonly origin: string;
  readonly isHttps: boolean;
  /**
   * Whether the host is localhost or the IP address at which the connection arrived. A host name, in
   * contrast, is the caller's claim.
   */
  readonly isOwnNumber: boolean;
  /**
   * The network for which tries are counted: an IPv4 address, or the first 64 bits of an IPv6 address, which
   * one connection owns.
   */
  readonly network: string;
}

declare module "hono" {
  interface ContextVariableMap {
    arrival: Arrival;
  }
}

const listed = (header: string | undefined) => (header ?? "").split(",").map((entry) => entry.trim());

/**
 * Each proxy appends what it saw on the right, so the entry of the outermost trusted proxy is at this
 * distance from the right; entries further left may be forged.
 */
const forwarded = (c: Context, name: string, proxies: number): string | undefined =>
  proxies === 0 ? undefined : listed(c.req.header(name)).at(-proxies) || listed(c.req.header(name))[0];

const GROUPS = 8;
const NETWORK_GROUPS = 4;

function networkOfIpv6(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = (text: string) => text.split(":").filter((group) => group !== "");
  const [before, after] = [groups(head), groups(tail ?? "")];
  const zeros = tail === undefined ? 0 : Math.max(GROUPS - before.length - after.length, 0);
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Some proxies append the port: 192.0.2.1:443, [2001:db8::1]:443. */
const PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/u;

/** Without the zone id of a network interface, and a mapped IPv4 address in its own form. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/u, "");
  return /^::ffff:([\d.]+)$/iu.exec(plain)?.[1] ?? plain;
}

/** @returns "" if it is not an address */
export function networkOf(address: string): string {
  const [, bracketed, dotted] = PORT.exec(address) ?? [];
  const mapped = plainAddress(bracketed ?? dotted ?? address);
  if (isIP(mapped) === 0) return "";
  return isIPv4(mapped) ? mapped : networkOfIpv6(mapped);
}

/** A test may call the app without a socket. */
const remoteAddress = (c: Context): string =>
  c.env === undefined || !("incoming" in c.env) ? "" : (getConnInfo(c).remote.address ?? "");

/** The host part of a URL. */
const hostOf = (address: string) => (address.includes(":") ? `[${address}]` : address);

function isOwnNumber(c: Context, hostname: string): boolean {
  if (hostname === "localhost") return true;
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  return socket?.localAddress !== undefined && hostname === hostOf(plainAddress(socket.localAddress));
}

/** @param proxies number of trusted proxies in front; with 0 their headers are ignored */
export function arrivalOf(c: Context, proxies: number): Arrival {
  const url = new URL(c.req.url);
  const scheme = forwarded(c, "X-Forwarded-Proto", proxies) ?? url.protocol.slice(0, -1);
  const isHttps = scheme.toLowerCase() === "https";
  const host = forwarded(c, "X-Forwarded-Host", proxies) ?? url.host;
  const spoken = `${isHttps ? "https" : "http"}://${host}`;
  const origin = URL.canParse(spoken) ? new URL(spoken).origin : url.origin;
  const network = networkOf(forwarded(c, "X-Forwarded-For", proxies) ?? "") || networkOf(remoteAddress(c));
  return { origin, isHttps, network, isOwnNumber: isOwnNumber(c, new URL(origin).hostname) };
}

import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { arrivalOf, networkOf, type Arrival } from "#server/http/arrival.ts";

describe("a network is", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:5123", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
    ["2001:0db8:0000:0007:ffff:ffff:ffff:ffff", "2001:db8:0:7::/64"],
    ["[2001:db8:0:7::9]:443", "2001:db8:0:7::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["somewhere", ""],
    ["", ""],
  ])("of %s %j", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

test.each([
  ["http://192.0.2.10:8080", true],
  ["http://[::ffff:c000:20a]:8080", false],
  ["http://localhost:8080", true],
  ["http://192.0.2.11:8080", false],
  ["http://192.0.2.10.evil.example", false],
  ["http://volute.internal", false],
])("a host is our own number: %s, %s", async (origin, isOwn) => {
  const app = new Hono();
  app.get("/", (c) => c.json(arrivalOf(c, 0)));
  const socket = { remoteAddress: "192.0.2.20", localAddress: "::ffff:192.0.2.10" };
  expect(await (await app.request(`${origin}/`, {}, { incoming: { socket } })).json()).toMatchObject({
    isOwnNumber: isOwn,
  });
});

describe("behind proxies", () => {
  const arrived = async (proxies: number, headers: Readonly<Record<string, string>>): Promise<Arrival> => {
    const app = new Hono();
    app.get("/", (c) => c.json(arrivalOf(c, proxies)));
    const answer = await app.request(
      "http://volute.internal/",
      { headers },
      { incoming: { socket: { remoteAddress: "10.0.0.1" } } },
    );
    return answer.json() as Promise<Arrival>;
  };
  const TOLD = {
    "X-Forwarded-For": "203.0.113.66, 198.51.100.4, 10.0.0.2",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "volute.example",
  };
  const DIRECT = {
    origin: "http://volute.internal",
    isHttps: false,
    network: "10.0.0.1",
    isOwnNumber: false,
  };

  test("nothing is believed where none is trusted", async () => {
    expect(await arrived(0, TOLD)).toEqual(DIRECT);
  });

  test.each([
    [1, "10.0.0.2"],
    [2, "198.51.100.4"],
  ])("with %i trusted the caller is the one that the outermost saw", async (proxies, network) => {
    expect(await arrived(proxies, TOLD)).toEqual({
      origin: "https://volute.example",
      isHttps: true,
      network,
      isOwnNumber: false,
    });
  });

  test("what is told is not made up where a trusted one says nothing", async () => {
    expect(await arrived(1, {})).toEqual(DIRECT);
    expect(await arrived(1, { "X-Forwarded-For": "unknown", "X-Forwarded-Host": "a b" })).toEqual(DIRECT);
  });
});

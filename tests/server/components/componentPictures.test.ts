import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSearchServer, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  server.app.request(`/api/v1/shop_components/${path}`, { headers });

test("a product's picture is a PNG of its own shape that a browser keeps for a while", async () => {
  const answer = await get("exact/thumbnail");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const png = Buffer.from(await answer.arrayBuffer());
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 256]);
  const data = png.indexOf("IDAT");
  const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  expect(rows).toHaveLength(256 * (256 * 4 + 1));
  const again = await get("exact/thumbnail", { "If-None-Match": answer.headers.get("ETag") ?? "" });
  expect(again.status).toBe(304);
  for (const size of [64, 512]) {
    const other = Buffer.from(await (await get(`exact/thumbnail?size=${size}`)).arrayBuffer());
    expect([other.readUInt32BE(16), other.readUInt32BE(20)]).toEqual([size, size]);
  }
});

test("a picture, which runs nothing, carries no policy of a page; a drawing, which is a document, does", async () => {
  const picture = (await get("exact/thumbnail")).headers;
  const drawing = (await get("exact/legends/PLAN")).headers;
  for (const headers of [picture, drawing]) {
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  }
  expect(picture.get("Content-Security-Policy")).toBeNull();
  expect(drawing.get("Content-Security-Policy")).toContain("script-src 'self'");
});

test("its legends are drawings in millimetres", async () => {
  for (const [type, title] of [
    ["PROFILE", "侧视图"],
    ["ELEVATION", "立面图"],
    ["PLAN", "平面图"],
  ]) {
    const answer = await get(`exact/legends/${type}`);
    expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  }
});

test("what does not exist, or is no view of it, is refused", async () => {
  expect((await get("nobody/thumbnail")).status).toBe(404);
  expect((await get("exact/legends/BACK")).status).toBe(400);
  expect((await get("exact/thumbnail?size=9999")).status).toBe(400);
});

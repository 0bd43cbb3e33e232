import type { Context } from "hono";
import { STATUS_OF } from "#api/contract/envelope.ts";
import { refuse } from "./answer.ts";

/** Prefixes that programs call; anywhere else a person may have mistyped an address. */
const CALLED = /^\/(?:api|account|static|healthz|livez|readyz)(?:\/|$)/u;

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8" /><title>页面不存在</title></head>
<body><h1>页面不存在</h1><p><a href="/">返回首页</a></p></body>
</html>
`;

/** Answers an unknown path or a wrong method: with the envelope for calls, with a small page otherwise. */
export function notFound(c: Context) {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (CALLED.test(c.req.path) || !isRead) return refuse(c, "not.found", "There is nothing at this address");
  return c.html(PAGE, STATUS_OF["not.found"], { "Cache-Control": "no-store" });
}

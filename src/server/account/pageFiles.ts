export const PAGE_FILES = [
  ["account.css", "text/css; charset=utf-8"],
  ["account.js", "text/javascript; charset=utf-8"],
] as const;

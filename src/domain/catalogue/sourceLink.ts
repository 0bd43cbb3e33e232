/** A record of an open repository as the catalogue's `sourceText` writes it: repository, path and commit. */
const OPEN_RECORD = /^真实数据：([\w.-]+\/[\w.-]+)，(.+)（([0-9a-f]{7,40})）/u;
const ADDRESS = /https?:\/\/[^\s，；）)]+/u;

/** The web page that shows where a record comes from; null if its source names none. */
export function sourceLink(source: string): string | null {
  const [, repository, path, commit] = OPEN_RECORD.exec(source) ?? [];
  if (repository === undefined || path === undefined || commit === undefined)
    return ADDRESS.exec(source)?.[0] ?? null;
  return `https://github.com/${repository}/blob/${commit}/${path.split("/").map(encodeURIComponent).join("/")}`;
}

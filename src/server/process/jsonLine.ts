const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/gu;

interface Container {
  readonly isArray: boolean;
  /** Key of the next value. */
  key: string;
  isKeyNext: boolean;
}

/**
 * The line of a JSON text, from 1, where the value at a path begins; if there is none, that of the innermost
 * object or list around it.
 */
export function jsonLine(text: string, path: readonly string[]): number {
  const open: Container[] = [];
  let [deepest, offset] = [-1, 0];
  const begin = (at: number) => {
    const isOnPath = open.every(({ key }, depth) => key === path[depth]);
    if (open.length > deepest && isOnPath) [deepest, offset] = [open.length, at];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (token === "{" || token === "[") {
      begin(index);
      open.push({ isArray: token === "[", key: "0", isKeyNext: token === "{" });
    } else if (token === "}" || token === "]") open.pop();
    else if (token === "," && inner?.isArray === true) inner.key = String(Number(inner.key) + 1);
    else if (token === "," && inner !== undefined) inner.isKeyNext = true;
    else if (token !== ":" && inner?.isKeyNext === true) {
      inner.key = String(JSON.parse(token));
      inner.isKeyNext = false;
    } else if (token !== ":") begin(index);
  }
  return text.slice(0, offset).split("\n").length;
}

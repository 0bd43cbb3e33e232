/** A directive of a Caddyfile, with what its block says. */
export interface Directive {
  readonly name: string;
  readonly words: readonly string[];
  readonly block: readonly Directive[];
}

/**
 * A Caddyfile as its grammar has it: a line a directive, `{` at its end opens a block, `}` alone closes it.
 * @throws if braces do not match
 */
export function readCaddyfile(text: string): readonly Directive[] {
  const stack: Directive[][] = [[]];
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    if (line === "}") {
      stack.pop();
      if (stack.length === 0) throw new Error("a block is closed that was not opened");
      continue;
    }
    const [name = "", ...rest] = line.split(/\s+/u);
    const opens = rest.at(-1) === "{";
    const block: Directive[] = [];
    stack.at(-1)?.push({ name, words: opens ? rest.slice(0, -1) : rest, block });
    if (opens) stack.push(block);
  }
  if (stack.length !== 1) throw new Error("a block is not closed");
  return stack[0] ?? [];
}

const DURATION = /^\d+(?:ms|s|m)$/u;
/** What we say of a proxy, and how: more is not known here. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  respond: /^\/\w+ \d{3}$/u,
  reverse_proxy: /^\w+:\d+(?: \w+:\d+)*$/u,
  lb_policy: /^(?:least_conn|random|round_robin|first)$/u,
  lb_try_duration: DURATION,
  health_uri: /^\/\w+$/u,
  health_interval: DURATION,
  health_timeout: DURATION,
};

/** Directives that are not written as Caddy knows them. */
export const faultyDirectives = (directives: readonly Directive[]): readonly string[] =>
  directives.flatMap(({ name, words, block }) => [
    ...(KNOWN[name]?.test(words.join(" ")) ? [] : [[name, ...words].join(" ")]),
    ...faultyDirectives(block),
  ]);

/** What a site's directives say of its proxying. */
export function proxying(site: Directive) {
  const all = (name: string) => site.block.filter((directive) => directive.name === name);
  const [proxy] = all("reverse_proxy");
  const word = (name: string) => proxy?.block.find((directive) => directive.name === name)?.words[0];
  return {
    upstreams: proxy?.words ?? [],
    healthPath: word("health_uri") ?? "",
    /** Paths that are answered without an upstream, each with its status. */
    answered: new Map(all("respond").map(({ words: [path = "", status] }) => [path, Number(status)])),
  };
}

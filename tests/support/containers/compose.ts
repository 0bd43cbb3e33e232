import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { ROOT } from "./dockerfile.ts";

const Words = v.array(v.string());
/** What a service may say: a key that is not known here is taken for a slip of the pen. */
const ServiceSchema = v.strictObject({
  build: v.optional(v.literal(".")),
  image: v.string(),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  tmpfs: v.optional(Words, []),
  read_only: v.optional(v.boolean(), false),
  cap_drop: v.optional(Words, []),
  security_opt: v.optional(Words, []),
  restart: v.literal("unless-stopped"),
  ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^\d+:\d+$/u))), []),
  volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w+:\/[\w/]+$/u))), []),
  configs: v.optional(v.array(v.strictObject({ source: v.string(), target: v.string() })), []),
  healthcheck: v.optional(
    v.strictObject({
      test: v.pipe(
        v.array(v.string()),
        v.check(([form]) => form === "CMD", "a command without a shell"),
      ),
      interval: v.pipe(v.string(), v.regex(/^\d+s$/u)),
    }),
  ),
  depends_on: v.optional(
    v.union([
      v.record(v.string(), v.strictObject({ condition: v.literal("service_healthy") })),
      v.pipe(
        Words,
        v.transform((names) => Object.fromEntries(names.map((name) => [name, { condition: null }]))),
      ),
    ]),
    {},
  ),
});
/** A service of a compose file. */
export type Service = v.InferOutput<typeof ServiceSchema>;

const ComposeSchema = v.strictObject({
  "x-node": v.unknown(),
  services: v.record(v.string(), ServiceSchema),
  configs: v.record(v.string(), v.strictObject({ content: v.string() })),
  volumes: v.record(v.string(), v.null()),
});
export type Compose = v.InferOutput<typeof ComposeSchema>;

export const composeText: string = await readFile(join(ROOT, "compose.yaml"), "utf8");

/**
 * The text with its variables as Docker would put them in.
 * @throws for one that is required and not given
 */
const interpolated = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::(\?|-)([^}]*))?\}/gu, (_, name: string, rule?: string, rest = "") => {
    const value = given[name] ?? "";
    if (value !== "") return value;
    if (rule === "-") return rest as string;
    throw new Error(`${name} is needed: ${rest}`);
  });

/**
 * A compose file as Docker would understand it.
 * @throws if it says what is not known here, or a variable is needed
 */
export const readCompose = (text: string, given: Readonly<Record<string, string>>): Compose =>
  v.parse(ComposeSchema, parse(interpolated(text, given), { merge: true }));

/** Services in an order in which each comes after those that it depends on. */
export function startOrder(services: Readonly<Record<string, Service>>): readonly string[] {
  const order: string[] = [];
  const visit = (name: string, above: readonly string[]) => {
    const service = services[name];
    if (service === undefined) throw new Error(`There is no service ${name}`);
    if (above.includes(name)) throw new Error(`${name} waits for itself`);
    if (order.includes(name)) return;
    for (const [needed, { condition }] of Object.entries(service.depends_on)) {
      visit(needed, [...above, name]);
      if (condition === "service_healthy" && services[needed]?.healthcheck === undefined)
        throw new Error(`${name} waits for the health of ${needed}, which nothing checks`);
    }
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name, []);
  return order;
}

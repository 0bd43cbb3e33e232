import type { Page } from "@playwright/test";
import { forgetFloor } from "../../support/forgetFloor.ts";

const FORGET = `(${forgetFloor.toString()})();\n`;
const IMPORTED = /^import\b[^"]*"([^"]*)";?/u;

/** Makes the page and every worker it starts lack what src/floor.ts supplies, before their own scripts run. */
export async function forgetFloorIn(page: Page): Promise<void> {
  await page.addInitScript(FORGET);
  await page.route(/(?:[.]worker|\/floor|\/rolldown-runtime)-[^/]*[.]js$/u, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const url = route.request().url();
    const imported = leadingImports(script);
    const isFirst = url.includes("/floor-") || url.includes("/rolldown-runtime-");
    // Imports run before the first statement: what stands in front comes in time only in the floor, which is imported first.
    // The bundler's helpers, which the floor itself may need, have to do without it.
    const [first] = imported.filter((chunk) => !chunk.includes("/rolldown-runtime-"));
    if (!isFirst && first !== undefined && !first.includes("/floor-"))
      throw new Error(`${url} imports ${first} before its floor`);
    await route.fulfill({ response, body: isFirst || imported.length === 0 ? FORGET + script : script });
  });
}

/** What a script names in front of its first statement, in that order. */
function leadingImports(script: string): string[] {
  const found: string[] = [];
  let rest = script.trimStart();
  for (let next = IMPORTED.exec(rest); next !== null; next = IMPORTED.exec(rest)) {
    found.push(next[1] ?? "");
    rest = rest.slice(next[0].length).trimStart();
  }
  return found;
}

import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";

/** The address that a browser prints to its error output once it listens. */
export async function debuggingUrl(process: ChildProcess): Promise<string> {
  const said: string[] = [];
  if (process.stderr !== null)
    for await (const line of createInterface({ input: process.stderr })) {
      const url = /^DevTools listening on (ws:.*)$/u.exec(line)?.[1];
      if (url !== undefined) {
        process.stderr.resume();
        return url;
      }
      said.push(line);
    }
  throw new Error(`the browser ended at once: ${said.join("\n")}`);
}

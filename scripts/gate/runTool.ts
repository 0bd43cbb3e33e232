import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

interface ToolRun {
  readonly exitCode: number;
  readonly output: string;
}

interface ToolOptions {
  /** Shows the output while it arrives instead of returning it. */
  readonly show?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs an installed tool of node_modules/.bin in the project's folder. */
export async function runTool(
  tool: string,
  parameters: readonly string[],
  { show = false, environment = {} }: ToolOptions = {},
): Promise<ToolRun> {
  const child = spawn(join("node_modules", ".bin", tool), parameters, {
    stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const [[exitCode], output, errors] = await Promise.all([
    ended,
    child.stdout === null ? "" : text(child.stdout),
    child.stderr === null ? "" : text(child.stderr),
  ]);
  return { exitCode: exitCode ?? 1, output: output + errors };
}

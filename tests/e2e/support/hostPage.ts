import type { Platform } from "#domain/desk/host/platform.ts";
import { expect } from "./test.ts";
import type { BridgeShape, HostProgram } from "./HostProgram.ts";

/** A shape of each platform that its newest programs have. */
export const NEWEST = { g: "cef", r: "message", cs: "qcef" } as const satisfies Partial<
  Record<Platform, BridgeShape>
>;
export type HostPlatform = keyof typeof NEWEST;

/** A page within a program changes quickly. ms */
const OFTEN = [50, 100];

const inPage = JSON.stringify;
const buttonOf = (name: string) =>
  `[...document.querySelectorAll("button")].find((each) => each.innerText.trim() === ${inPage(name)})`;

/** The page within a program as its user has it. */
export function hostPage(program: HostProgram) {
  const holds = (expression: string) =>
    expect
      .poll(
        () =>
          program.evaluate(`(() => { try { return Boolean(${expression}); } catch { return false; } })()`),
        {
          message: expression,
          intervals: OFTEN,
        },
      )
      .toBe(true);
  return {
    holds,
    shows: (text: string) =>
      expect
        .poll(() => program.evaluate(`document.body?.innerText.replaceAll("\\n", "") ?? ""`), {
          intervals: OFTEN,
        })
        .toContain(text),
    async press(button: string) {
      await holds(`${buttonOf(button)} && !${buttonOf(button)}.disabled`);
      await program.press(buttonOf(button));
    },
  };
}

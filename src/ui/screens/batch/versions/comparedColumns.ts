import type { PlanMachine } from "#domain/building/plan/PlanContent.ts";
import { STATE_WORDS } from "#domain/building/systems/judgeMachine.ts";
import { textColumn } from "../../../kit/table/columns.ts";

export const NONE = "无";

/** The cells of a system in both versions */
export interface ComparedLine<Cells> {
  readonly id: string;
  readonly before: Cells | null;
  readonly after: Cells | null;
}

/** Empty for versions that store no verdicts */
export const stateCell = (machine: PlanMachine | null): string =>
  machine === null ? NONE : machine.state === undefined ? "未判定" : STATE_WORDS[machine.state];

/** Columns with before and after; one text if both are equal. */
export const comparedColumns =
  <Cells extends { readonly [Field in keyof Cells]: string }>() =>
  (title: string, field: keyof Cells, width?: number) =>
    textColumn<ComparedLine<Cells>>(
      title,
      ({ before, after }) => {
        const [was, now]: readonly [string, string] = [before?.[field] ?? NONE, after?.[field] ?? NONE];
        // A circuit has neither rooms nor pipes to compare.
        if (was === "" || now === "") return "";
        return was === now ? now : `${was} → ${now}`;
      },
      width === undefined ? {} : { width },
    );

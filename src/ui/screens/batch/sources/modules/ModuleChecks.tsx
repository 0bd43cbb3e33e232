import type { ModuleCheck } from "#domain/building/sources/judgeModule.ts";
import css from "./Modules.module.css";

const WORDS: Readonly<Record<ModuleCheck["state"], string>> = { fits: "相符", differs: "不同", note: "" };

/** The comparison of a module with its plant, each line with both figures */
export const ModuleChecks = ({ checks }: { readonly checks: readonly ModuleCheck[] }) => (
  <ul className={css["checks"]} aria-label="与方案核对">
    {checks.map(({ state, text }) => (
      <li key={text}>
        <span>{text}</span>
        <span data-state={state}>{WORDS[state]}</span>
      </li>
    ))}
  </ul>
);

import { formatNumber } from "#domain/base/formatNumber.ts";
import type { SplitFault } from "#domain/building/systems/split/splitFault.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import { useBatch } from "../../context/BatchContext.tsx";
import { partsOf, usePart } from "../../context/usePart.ts";
import { LongText } from "../../table/LongText.tsx";
import css from "./Splits.module.css";
import { faultWords } from "./splitWords.ts";
import { useSplitFaults } from "./useSplitFaults.ts";

/** Most lines below the table of rooms; the others are only counted. */
const MOST_SHOWN = 2;

/** Below the table of rooms: systems that the chosen indoor units have made impossible, each with a link */
export function SplitFaultBar() {
  const faults = useSplitFaults();
  const { screen } = useBatch();
  const [, show] = usePart(partsOf(screen.kind));
  const [first] = faults;
  if (first === undefined) return null;
  const line = (fault: SplitFault) => (
    <li key={fault.system}>
      <b>{fault.name}</b>
      <LongText className={text["wrong"]}>{faultWords(fault)}</LongText>
      <LinkButton aria-label={`查看${fault.name}`} onClick={() => show("systems", fault.system)}>
        查看
      </LinkButton>
    </li>
  );
  const others = faults.length - MOST_SHOWN;
  return (
    <div role="status" aria-label="不成立的多联机系统">
      <ul className={css["faults"]}>
        {faults.slice(0, MOST_SHOWN).map(line)}
        {others > 0 && (
          <li>
            <span className={text["ink2"]}>另有 {formatNumber(others, 0)} 个多联机系统不成立</span>
            <LinkButton onClick={() => show("overview")}>查看总览</LinkButton>
          </li>
        )}
      </ul>
    </div>
  );
}

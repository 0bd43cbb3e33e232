import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./Splits.module.css";
import { faultWords } from "./splitWords.ts";
import { useSplitFaults } from "./useSplitFaults.ts";

interface SplitFaultLinesProps {
  readonly onSystem: (id: string) => void;
}

/**
 * Systems of indoor units that no outdoor unit carries; those with a kept one are among the machines to confirm.
 */
export function SplitFaultLines({ onSystem }: SplitFaultLinesProps) {
  const faults = useSplitFaults().filter(({ isKept }) => !isKept);
  if (faults.length === 0) return null;
  return (
    <ul className={css["toConfirm"]} aria-label="不成立的多联机系统">
      {faults.map((fault) => (
        <li key={fault.system}>
          <span className={text["strong"]}>系统不成立</span>
          <span>
            {fault.name}
            <small>{faultWords(fault)}</small>
          </span>
          <LinkButton aria-label={`查看${fault.name}`} onClick={() => onSystem(fault.system)}>
            查看
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

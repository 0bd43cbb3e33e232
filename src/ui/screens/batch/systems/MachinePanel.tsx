import { Button } from "@mantine/core";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import {
  readingWords,
  STATE_WORDS,
  type ChosenMachine,
  type MachinePoint,
  type MachineVerdict,
} from "#domain/building/systems/judgeMachine.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import css from "./Systems.module.css";

interface KeptMachineProps {
  readonly kept: { readonly brand: string; readonly model: string };
  /** null while unknown */
  readonly verdict: MachineVerdict<MachinePoint> | null;
  /** Its duties and operating points */
  readonly children: ReactNode;
}

/** The kept pump or fan of a system, with its verdict for the present duty */
export const KeptMachine = ({ kept: { brand, model }, verdict, children }: KeptMachineProps) => (
  <div className={css["pump"]}>
    <div className={css["line"]}>
      <b title={`${brand} ${model}`}>
        {brand} {model}
      </b>
      {verdict === null ? (
        <span role="status">正在核对</span>
      ) : (
        <span data-verdict={verdict.state}>{STATE_WORDS[verdict.state]}</span>
      )}
    </div>
    {verdict !== null && verdict.why !== "" && <div>{verdict.why}</div>}
    {children}
    {verdict?.isRead === true && <div>{readingWords(verdict)}</div>}
    {verdict?.isOtherRecord === true && <div className={css["warn"]}>产品数据在选型后有更新</div>}
  </div>
);

interface DrawerActs {
  readonly onClose: () => void;
  readonly onChoose: (chosen: ChosenMachine) => void;
}

interface MachineChoiceProps {
  /** 泵, and 水泵 in full */
  readonly words: { readonly short: string; readonly full: string };
  /** Name of the system */
  readonly name: string;
  /** The list for exactly this duty; null without one. */
  readonly address: string | null;
  readonly isKept: boolean;
  readonly verdict: MachineVerdict<MachinePoint> | null;
  /** The same between renders; null removes the machine. */
  readonly onKeep: (chosen: ChosenMachine | null) => void;
  /** Drawer with the first machines of the list; null without a duty. */
  readonly renderDrawer: ((acts: DrawerActs) => ReactNode) | null;
}

/** Buttons to choose a pump or fan: the list for this duty, and a drawer to keep one */
export function MachineChoice(props: MachineChoiceProps) {
  const { words, name, address, isKept, verdict, onKeep, renderDrawer } = props;
  const [isChoosing, setChoosing] = useState(false);
  const mayEdit = useMayEdit();
  const close = useCallback(() => setChoosing(false), []);
  const choose = useCallback(
    (chosen: ChosenMachine) => {
      setChoosing(false);
      onKeep(chosen);
    },
    [onKeep],
  );
  return (
    <>
      <div className={css["choose"]}>
        {address !== null && (
          <Button fullWidth component={Link} to={address} aria-label={`为${name}选${words.short}`}>
            {verdict !== null && verdict.state !== "meets" ? "重新选型" : `选${words.short}`}
          </Button>
        )}
        <span className={css["line"]}>
          {renderDrawer !== null && (
            <LinkButton disabled={!mayEdit} onClick={() => setChoosing(true)}>
              {isKept ? `改用其他${words.full}` : `采用${words.full}`}
            </LinkButton>
          )}
          {isKept && (
            <LinkButton disabled={!mayEdit} onClick={() => onKeep(null)}>
              不再采用
            </LinkButton>
          )}
        </span>
      </div>
      {isChoosing && renderDrawer !== null && (
        <Suspense>{renderDrawer({ onClose: close, onChoose: choose })}</Suspense>
      )}
    </>
  );
}

import type { OperatedAccount } from "#api/contract/operators.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { ConfirmAct } from "./ConfirmAct.tsx";
import { TypedActDialog } from "./TypedActDialog.tsx";
import { useAccountActs } from "./useAccountActs.ts";

/** An action that an operator has chosen and not yet confirmed. */
export type AskedAct = "lock" | "unlock" | "signOut" | "code" | "delete";

interface ActDialogProps {
  readonly asked: AskedAct;
  readonly account: OperatedAccount;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The question before an action, with its input. */
export function ActDialog({ asked, account, onClose, onDeleted }: ActDialogProps) {
  const acts = useAccountActs(account);
  switch (asked) {
    case "lock":
    case "delete":
      return (
        <TypedActDialog
          act={asked}
          account={account.account}
          onAct={asked === "lock" ? acts.lock : acts.remove}
          onClose={onClose}
          onDone={asked === "delete" ? onDeleted : onClose}
        />
      );
    case "unlock":
    case "signOut":
      return <ConfirmAct act={asked} account={account} onAct={acts[asked]} onClose={onClose} />;
    case "code":
      return <CodeDialog account={account} onMake={acts.makeCode} onClose={onClose} />;
  }
}

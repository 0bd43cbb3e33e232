import { IconLock } from "@tabler/icons-react";
import type { OperatedAccount } from "#api/contract/operators.ts";
import { STATE_WORDS } from "#domain/desk/operators/operatorActs.ts";
import css from "../Operators.module.css";

export const AccountState = ({ lockedAt }: Pick<OperatedAccount, "lockedAt">) =>
  lockedAt === null ? (
    STATE_WORDS.active
  ) : (
    <span className={css["state"]}>
      <IconLock size={14} stroke={1.5} aria-hidden />
      {STATE_WORDS.locked}
    </span>
  );

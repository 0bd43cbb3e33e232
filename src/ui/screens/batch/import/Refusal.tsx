import { IconAlertCircle } from "@tabler/icons-react";
import css from "./Import.module.css";

/**
 * The reason why the last file or text was refused. The live region exists even without a reason, so that it is
 * announced.
 */
export function Refusal({ children }: { children: string }) {
  return (
    <div role="alert">
      {children !== "" && (
        <p className={css["refusal"]}>
          <IconAlertCircle size={16} stroke={1.5} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}

import { IconAlertCircle } from "@tabler/icons-react";
import css from "./Import.module.css";

/** Why the last file or text was not taken. Nothing is drawn without a reason, but its place is read out. */
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

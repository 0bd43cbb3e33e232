import css from "./import/ProductImport.module.css";

const PERCENT = 100;

/** Progress, from 0 to 1. */
export const Progress = ({ label, share }: { readonly label: string; readonly share: number }) => (
  <div
    className={css["bar"]}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={PERCENT}
    aria-valuenow={Math.round(PERCENT * share)}
  >
    <i style={{ width: `${PERCENT * share}%` }} />
  </div>
);

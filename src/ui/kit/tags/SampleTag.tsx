import css from "./SampleTag.module.css";

/** Marks every count or name that is based on generated records; `isShort` for rows with little space. */
export const SampleTag = ({ isShort = false }: { isShort?: boolean }) => (
  <span className={css["sample"]} title={isShort ? "示例数据" : undefined} data-short={isShort || undefined}>
    {isShort ? "示例" : "示例数据"}
  </span>
);

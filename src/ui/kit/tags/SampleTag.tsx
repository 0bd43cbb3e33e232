import css from "./SampleTag.module.css";

/** Stands beside every count or name that rests on generated records; `isShort` where a row has little room. */
export const SampleTag = ({ isShort = false }: { isShort?: boolean }) => (
  <span className={css["sample"]} title={isShort ? "示例数据" : undefined} data-short={isShort || undefined}>
    {isShort ? "示例" : "示例数据"}
  </span>
);

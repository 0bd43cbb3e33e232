import css from "./SampleTag.module.css";

/** Stands beside every count or name that rests on generated records. */
export const SampleTag = () => <span className={css["sample"]}>示例数据</span>;

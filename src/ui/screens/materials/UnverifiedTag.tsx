import css from "../../kit/tags/SampleTag.module.css";

/** Marks figures that have not been compared with their source. */
export const UnverifiedTag = () => (
  <span className={css["sample"]} data-short>
    待核对
  </span>
);

import css from "../../kit/tags/SampleTag.module.css";

/** Stands beside figures that nobody has compared with their source. */
export const UnverifiedTag = () => (
  <span className={css["sample"]} data-short>
    待核对
  </span>
);

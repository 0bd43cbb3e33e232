import css from "./Import.module.css";

/** While a schedule is read: its worker is busy with one long step, so there is no count to show. */
export const Reading = ({ name }: { name: string }) => (
  <p className={css["reading"]} role="status">
    正在读取 {name}
  </p>
);

import css from "./Import.module.css";

/** While a schedule is read; how far it is only its worker knows, which is busy. */
export function Reading({ name }: { name: string }) {
  return (
    <div className={css["reading"]} role="status">
      <div className={css["readingBar"]} role="progressbar" aria-label="读取进度" />
      正在读取 {name}
    </div>
  );
}

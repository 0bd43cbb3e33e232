import css from "./Spacer.module.css";

/** The height of the rows that a virtual table does not render. Hidden from screen readers. */
export const Spacer = ({ height, columns }: { height: number; columns: number }) => (
  <tbody aria-hidden className={css["spacer"]}>
    <tr>
      <td aria-hidden colSpan={columns} style={{ height }} />
    </tr>
  </tbody>
);

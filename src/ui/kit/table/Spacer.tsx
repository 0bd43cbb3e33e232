import css from "./Spacer.module.css";

/** The height of the rows that a virtual table does not draw. Nothing of it is a row to a reader. */
export const Spacer = ({ height, columns }: { height: number; columns: number }) => (
  <tbody aria-hidden className={css["spacer"]}>
    <tr>
      <td aria-hidden colSpan={columns} style={{ height }} />
    </tr>
  </tbody>
);

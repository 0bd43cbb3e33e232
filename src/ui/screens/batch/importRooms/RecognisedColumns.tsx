import type { ImportPreview } from "#domain/rooms/importPreview.ts";
import { classNames } from "../../../components/classNames.ts";
import table from "../../../components/table/table.module.css";
import text from "../../../styles/text.module.css";
import { fieldTitle } from "#domain/rooms/roomFields.ts";
import css from "./Import.module.css";

/** Which column of the schedule became which figure of a room, and in which unit it was read. */
export function RecognisedColumns({ preview: { columns } }: { preview: ImportPreview }) {
  return (
    <section>
      <h3 className={css["section"]}>识别的列</h3>
      <div className={css["framed"]}>
        <table className={table["vt"]} data-dense>
          <colgroup>
            <col style={{ width: 64 }} />
            <col />
            <col style={{ width: 180 }} />
            <col style={{ width: 280 }} />
          </colgroup>
          <thead>
            <tr className={css["lowHead"]}>
              <th scope="col">列</th>
              <th scope="col">表头</th>
              <th scope="col">识别为</th>
              <th scope="col">单位</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ letter, header, field, unit, isUnitAssumed }) => (
              <tr key={letter}>
                <td>{letter}</td>
                <td title={header}>{header || "- -"}</td>
                <td>{fieldTitle(field)}</td>
                <td>
                  {unit}
                  {isUnitAssumed && (
                    <span className={classNames(text["dim"], text["small"], css["assumed"])}>
                      表头未注明，按此单位读取
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

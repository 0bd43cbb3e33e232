import { unitChoices } from "#domain/building/rooms/columns/askAboutColumns.ts";
import { COLUMN_FIELDS, fieldTitle } from "#domain/building/rooms/roomFields.ts";
import table from "../../kit/table/table.module.css";

/** The columns as the import knows them: this table cannot fall behind the rules. */
export const RoomColumns = () => (
  <table className={table["vt"]} data-dense>
    <thead>
      <tr>
        <th scope="col">列</th>
        <th scope="col">单位</th>
      </tr>
    </thead>
    <tbody>
      {COLUMN_FIELDS.map((field) => (
        <tr key={field}>
          <td>{fieldTitle(field)}</td>
          <td>{unitChoices(field).join("、") || "- -"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

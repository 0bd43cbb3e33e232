import { fieldTitle, fieldUnit, ROOM_FIELDS } from "#domain/rooms/roomFields.ts";
import { Panel } from "../../components/Panel.tsx";
import table from "../../components/table/table.module.css";
import css from "./Help.module.css";
import { keyed, lookUp } from "#domain/keyed.ts";

/** Units that a header may name instead of the standard one. */
const OTHER_UNITS = keyed<string>({ kW: "kW、W", "㎡": "㎡、m²" });

/** The columns as the import knows them: this table cannot fall behind the rules. */
export function RoomTableHelp() {
  return (
    <Panel title="房间表怎么写" ruled>
      <div className={css["text"]}>
        <ul>
          <li>只收 .xlsx，一次一个文件，不超过 16 MB；也可从表格软件复制后粘贴</li>
          <li>列的次序不限，中文或英文表头都认；表头里写单位，不写按标准单位读并提示</li>
          <li>导入前先看识别结果：认出的列、没用的列、没有导入的行及其原因，不会悄悄丢行</li>
          <li>空着就是没有，不要写 0；没有室内温度的房间按夏季 26 / 18.7 ℃、冬季 20 ℃ 计算，并标明</li>
        </ul>
      </div>
      <table className={table["vt"]} data-dense>
        <thead>
          <tr>
            <th scope="col">列</th>
            <th scope="col">单位</th>
          </tr>
        </thead>
        <tbody>
          {ROOM_FIELDS.map((field) => {
            const unit = fieldUnit(field);
            return (
              <tr key={field}>
                <td>{fieldTitle(field)}</td>
                <td>{lookUp(OTHER_UNITS, unit) ?? (unit || "- -")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

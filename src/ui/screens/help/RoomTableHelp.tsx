import { unitChoices } from "#domain/building/rooms/columns/askAboutColumns.ts";
import { COLUMN_FIELDS, fieldTitle } from "#domain/building/rooms/roomFields.ts";
import { Panel } from "../../kit/layout/Panel.tsx";
import table from "../../kit/table/table.module.css";
import css from "./Help.module.css";

/** The columns as the import knows them: this table cannot fall behind the rules. */
export function RoomTableHelp() {
  return (
    <Panel title="房间表怎么写" ruled>
      <div className={css["text"]}>
        <ul>
          <li>收 .xlsx，一次一个文件，不超过 16 MB；也可从表格软件复制后粘贴，或另选 .csv（UTF-8 或 GBK）</li>
          <li>列的次序不限，简体、繁体或英文表头都认，鸿业、天正、Revit、HAP、Trace 的导出表也认</li>
          <li>表头可占二至四行，可有单位行、单位列；分楼层的多张工作表、同一张工作表里的多张表一起读</li>
          <li>
            导入前先看每列读作什么、按什么单位、前三个值，都可以改；没有写单位的负荷、单位面积的负荷会问一次，以后同样的表按上次的选择读
          </li>
          <li>合计、小计、楼层标题和重复的表头不是房间；没有导入的行列出原因，不会悄悄丢行</li>
          <li>
            楼层、分区（楼层、层、Level；分区、区域、Zone）各成一列；向下合并的单元格对其下各行有效。没有这两列时取上方的楼层、分区标题行或工作表名称（如“3F”）；都没有的房间可勾选后用“楼层与分区”填写
          </li>
          <li>有夏季相对湿度而没有湿球温度时，湿球温度由干球温度和相对湿度算出</li>
          <li>本软件导出的选型方案可以再导入，只取其中的房间</li>
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
          {COLUMN_FIELDS.map((field) => (
            <tr key={field}>
              <td>{fieldTitle(field)}</td>
              <td>{unitChoices(field).join("、") || "- -"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

import { Panel } from "../../components/layout/Panel.tsx";
import css from "./Help.module.css";

/** How a building is read floor by floor, what its sums count, and how tags of the equipment schedule are made. */
export function FloorsHelp() {
  return (
    <Panel title="楼层、分区与设备表" ruled>
      <div className={css["text"]}>
        <ul>
          <li>“分组”按楼层或分区排列房间并给出每组合计，点组名折叠；“只显示合计”不分组</li>
          <li>楼层自下而上排列（B2、B1、1F、夹层、屋面），认不出层数的名称排在后面，未注明的排在最后</li>
          <li>
            冷、热负荷是房间表的数值；台数、供冷量、供热量、电功率、水流量只计已选到产品的房间，产品没有注明的写明台数
          </li>
          <li>折叠的房间仍计入合计和全部勾选；向下粘贴数量时跳过</li>
          <li>
            分组行的“为本组选型”为该组显示的房间选定一个品牌、系列或型号：每间按自己的选型条件取其中最合适的，已锁定和没有合适型号的房间保持不变并列出，可一步撤销
          </li>
          <li>
            “按房间类型设定条件”为名称含某些词、位于某些楼层或分区的房间另设品牌、结构、档位、水温、静压等条件：房间按从上到下第一条符合的规则选型，都不符合的按筛选条件；规则中未改动的项跟随筛选条件，海拔为全楼共用。改动后条件变了的房间标为已变更，可以撤销；改选、方案优化与方案均按房间自己的条件
          </li>
          <li>勾选房间后用“楼层与分区”一次改写，选型结果不变，可以撤销</li>
          <li>
            确认方案后可导出设备表（.xlsx、PDF、.dxf）：编号如 FCU-1-01，依次为类别、楼层、该层的型号序号；B1
            为地下层，1M 为夹层，RF 为屋面，00 为未注明楼层。逐层小计，最后是全楼合计；.dxf 为直线和文字，按
            1:100 出图，字高 3.5 mm
          </li>
        </ul>
      </div>
    </Panel>
  );
}

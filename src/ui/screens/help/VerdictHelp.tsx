import { ENGINE } from "#domain/verdict/engine.ts";
import { Panel } from "../../components/layout/Panel.tsx";
import css from "./Help.module.css";

/** What a copied link holds, and what the page that it opens says. */
export const VerdictHelp = () => (
  <Panel title="复制链接与结论核对" ruled>
    <div className={css["text"]}>
      <ul>
        <li>
          通风机、水泵和供水设备的详情上点“复制链接”，数据表里也印有同一链接和二维码。打开的人看到“结论核对”：按链接中的全部输入重新计算，再与链接里记下的结论逐项比较；链接里的结论只作比对，不先显示
        </li>
        <li>
          链接里有：工况、管网、台数、现场空气、转速、显示的曲线、限值和年耗电的选择（不填也按什么算的写明），计算规则的版本、产品库和产品记录的标识、显示的数值。没有姓名、登录信息和价格，最长
          2000 个字符
        </li>
        <li>
          “结论仍成立”：显示的数值都相同；规则或产品数据有更新而数值相同时另外注明。“结论已变化”：列出现在和当时的数值，并说明是产品数据、计算规则还是两者更新所致
        </li>
        <li>“产品已不在库中”时不显示链接里的结论；少一个字符或改动过的链接为“链接不完整或已损坏”</li>
        <li>临界：数值与限值相差不到十亿分之一。不同电脑的末位可能不同，这时不判满足或不满足，写明“临界”</li>
        <li>
          标识：产品记录（编号、参数、测点，不含名称、图片和价格）写成规范 JSON（RFC 8785）后取
          SHA-256；产品库的标识由各分类的标识、各分类的由其全部记录同样算出，导入后随之改变。当前计算规则为第{" "}
          {ENGINE} 版；没有保存旧版规则和旧的产品记录，不能按当时的重算
        </li>
      </ul>
    </div>
  </Panel>
);

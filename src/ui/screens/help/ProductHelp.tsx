import { Link } from "react-router-dom";
import { Panel } from "../../components/layout/Panel.tsx";
import css from "./Help.module.css";

/** How one machine is found for a duty, read and compared. */
export function ProductHelp() {
  return (
    <>
      <Panel title="按工况找产品" ruled>
        <div className={css["text"]}>
          <p>
            从<Link to="/">产品库</Link>、<Link to="/fan">通风机</Link>或<Link to="/pump">水泵</Link>
            填写工况，每台产品的工作点在它自己的曲线上算出。
          </p>
          <ul>
            <li>只填风量时比较额定风量；再填全压，按曲线与管网曲线的交点比较；水泵要填流量和扬程</li>
            <li>偏差率不填按 10 %；列表里的偏差是工作点对所填工况的偏差</li>
            <li>工况点图：灰点是产品的高效点，方框是允许的偏差，虚线是管网曲线，蓝点是符合条件的产品</li>
            <li>图上的十字可以拖动，放开即查询；指着列表的一行，图上圈出它，反过来也一样</li>
            <li>品牌、系列和属性随时可以加减，地址复制给别人，打开的是同一个列表</li>
          </ul>
        </div>
      </Panel>
      <Panel title="曲线图怎么看" ruled>
        <div className={css["text"]}>
          <ul>
            <li>十字是设计点，圆点是工作点，灰虚线是管网特性；实线全压（扬程），虚线静压</li>
            <li>曲线只画到测点为止，测点之外没有数值；拟合方式和残差写在数据里</li>
            <li>调速按相似律换算，50 % 到 100 %；规范判定写明限值、依据和来源，缺数据的写“无法判定”</li>
            <li>图可导出为图片和 .csv，产品样本可下载为 PDF</li>
          </ul>
        </div>
      </Panel>
      <Panel title="产品对比" ruled>
        <div className={css["text"]}>
          <ul>
            <li>在列表或详情里勾选同一分类的二到六个产品，再按“开始对比”</li>
            <li>曲线画在同一张图上，工况可以一起改；对比的选择保留在这个浏览器里</li>
          </ul>
        </div>
      </Panel>
    </>
  );
}

import { Panel } from "../../components/layout/Panel.tsx";
import css from "./Help.module.css";

/** What the plans of 方案优化 rest on, and what their words promise. */
export function OptimumHelp() {
  return (
    <Panel title="方案优化怎么算" ruled>
      <div className={css["text"]}>
        <ul>
          <li>
            一键选型让每个房间的余量最小，大楼里型号可能很多；方案优化从整栋楼看，在要求都满足的产品里少用型号
          </li>
          <li>
            余量是所有已勾选校核项中，修正值比要求值多出最多的一项；勾选了制热，制热也算。风口看风速偏离范围中值多少
          </li>
          <li>
            “余量不超过”以外的产品不参与，默认 30
            %；因此没有型号的房间列出名称和至少要放宽到多少，点一下就放宽
          </li>
          <li>
            拖动图中竖线或按方向键，选用几种型号：型号越少，余量越大。浅色带的下沿是理论下限，任何方案都不会低于它；橙色圆圈是当前方案
          </li>
          <li>
            目标可选型号最少、余量最小、电功率最低、噪声最低（先让最响的一台尽量安静，再少用型号）；产品没有注明的数据不参与
          </li>
          <li>只有找到的种数等于理论下限才写“已证明最优”，否则写明已找到几种、理论上不少于几种</li>
          <li>已锁定的房间不变，它们的型号计入种数；同一组房间和条件，每次算出的方案相同</li>
          <li>采用前列出每个要改的房间和代价；采用是一步，可以撤销。网络中断时一个房间也不改</li>
        </ul>
      </div>
    </Panel>
  );
}

import { PageHead } from "../../kit/layout/PageHead.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./Help.module.css";
import { DataSources } from "./DataSources.tsx";
import { FloorsHelp } from "./FloorsHelp.tsx";
import { OptimumHelp } from "./OptimumHelp.tsx";
import { PriceHelp } from "./PriceHelp.tsx";
import { LibraryHelp } from "./LibraryHelp.tsx";
import { ProductHelp } from "./ProductHelp.tsx";
import { ProjectHelp } from "./ProjectHelp.tsx";
import { RoomTableHelp } from "./RoomTableHelp.tsx";

const KEYS = [
  ["Tab", "到下一个控件，Shift + Tab 往回；每页第一下是“跳到结果”"],
  ["Enter", "按下按钮，确认对话框"],
  ["空格", "勾选校核项，展开下拉框"],
  ["Esc", "关闭抽屉、取消对话框"],
  ["方向键", "在工况点图上移动工况点，按住 Shift 一次移动得更远"],
] as const;

/** What the program does, how its tables are written, and where its figures come from. */
export function Help() {
  return (
    <>
      <PageHead />
      <main className={css["help"]}>
        <div className={css["columns"]}>
          <div className={css["column"]}>
            <Panel title="做什么" ruled>
              <div className={css["text"]}>
                <p>Volute 为暖通设计选末端：给出整栋楼的房间和负荷，逐间选出能满足的型号与台数。</p>
                <ul>
                  <li>台数：指定了数量按指定，没有指定按面积除以单台承担面积向上取整</li>
                  <li>校核：只校核勾选的项，房间没有的数据不参与，并在校核项旁说明</li>
                  <li>计算修正值：型号的标定值换算到该房间的室内状态与供水温度后的能力</li>
                  <li>先满足，再取主要负荷富余最小；改了条件或房间，要重新选型</li>
                </ul>
              </div>
            </Panel>
            <Panel title="键盘" ruled>
              <div className={css["text"]}>
                <ul>
                  {KEYS.map(([key, what]) => (
                    <li key={key}>
                      <kbd className={css["key"]}>{key}</kbd>
                      {what}
                    </li>
                  ))}
                </ul>
              </div>
            </Panel>
            <Panel title="计算依据" ruled>
              <div className={css["text"]}>
                <p>
                  湿空气：ASHRAE Handbook Fundamentals 湿空气性质一章，饱和水蒸气压力用 Hyland–Wexler 公式。
                </p>
                <p>
                  标准大气压 101.325 kPa；筛选条件里填了海拔 Z 时按 p = 101325·(1 − 0.0000225577·Z)^5.2559
                  Pa。风机盘管的风量（体积）不变，空气质量按 p 减少：干工况冷量与制热量乘质量比的 0.75
                  次方，湿工况全冷量再乘湿球与水温之间的焓差比（不大于海平面的值），显冷量按当地气压的机器露点；该指数没有高海拔实测，待核对。室内机的制冷量、制热量不作海拔修正，风口的风速、射程与海拔无关。导入表格中的相对湿度按导入时所填海拔的气压换算为湿球温度。
                </p>
                <p>选型结果是设计参考，订货前以厂商的选型书为准。</p>
              </div>
            </Panel>
            <DataSources />
          </div>
          <div className={css["column"]}>
            <ProductHelp />
            <PriceHelp />
            <ProjectHelp />
            <LibraryHelp />
            <OptimumHelp />
            <FloorsHelp />
            <RoomTableHelp />
          </div>
        </div>
      </main>
    </>
  );
}

import { Link } from "react-router-dom";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./Help.module.css";

/** Components, manuals and standard materials: where they are, and how far they can be trusted. */
export function LibraryHelp() {
  return (
    <Panel title="构件库、模块、场景与标准材料" ruled>
      <div className={css["text"]}>
        <ul>
          <li>
            <Link to="/components">构件库</Link>
            按分类、型号、系列、品牌和属性查找全部产品的构件；星标收藏随账号保存，打开后可看三维和图例，在设计软件中载入或布置
          </li>
          <li>
            <Link to="/module">模块库</Link>
            是产品库的水泵、机组、阀门按间距和管路摆好的组合，附设备清单、管道长度和三视图；下载为
            IFC4，在设计软件中直接载入
          </li>
          <li>
            <Link to="/scheme">模板库</Link>
            把几个模块连成机房；<Link to="/scenes">场景库</Link>
            是布置好设备的房间，打开后逐个看构件；工程做法库在桌面设计软件中打开，传热系数由各层厚度和导热系数算出
          </li>
          <li>模块、模板、做法和场景都是示例数据：用来起步和放样，不代替设计计算</li>
          <li>
            <Link to="/documents">电子样本</Link>
            按分类、品牌和名称查找；登录后阅读，地址记下页码，复制给别人打开同一页
          </li>
          <li>
            Ctrl + F 在全文中查找，Enter 到下一处；＋ − 缩放，0 还原，← →
            翻页；文字可以选中和复制；目录等链接转到所指的页
          </li>
          <li>示例系列的手册按产品库中的示例数据现画，标有“示例数据”，不能用于采购和施工</li>
          <li>加密、损坏、带脚本或附件的 PDF 不予导入，并说明原因</li>
          <li>标准材料库在桌面设计软件中打开；没有逐项对照标准原文的规格标有“待核对”，以现行标准为准</li>
        </ul>
      </div>
    </Panel>
  );
}

import { Link } from "react-router-dom";
import { Panel } from "../../components/layout/Panel.tsx";
import css from "./Help.module.css";

/** How products are selected into a project, and what becomes of them there. */
export function ProjectHelp() {
  return (
    <Panel title="选中与项目" ruled>
      <div className={css["text"]}>
        <ul>
          <li>在列表、详情或对比中按“选中”，产品进入当前项目；未登录时先登录，登录后接着选中，不必重按</li>
          <li>选中时记下设计参数和当时的工作点，产品库以后更新不影响已选的产品</li>
          <li>
            在<Link to="/selectedProducts">已选产品</Link>里改编号、数量和备注；删除后可以撤销
          </li>
          <li>设备表可导出为 .xlsx 和 PDF，也可直接打印</li>
          <li>项目可以新建、改名、复制和归档，同时只有一个是当前项目</li>
        </ul>
      </div>
    </Panel>
  );
}

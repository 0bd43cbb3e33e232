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
          <li>
            服务器连接不上时，选中的产品先保存在本机浏览器，连接恢复后自动选中，不会重复；在“已选产品”的“待发送”中可以重试或删除
          </li>
          <li>选中时记下设计参数和当时的工作点，产品库以后更新不影响已选的产品</li>
          <li>
            在<Link to="/selectedProducts">已选产品</Link>里改编号、数量和备注；删除后可以撤销
          </li>
          <li>
            设备表可导出为 .xlsx 和 PDF，也可直接打印；文件末尾的链接（PDF
            另有二维码）由项目成员登录后打开同一列表现在的内容
          </li>
          <li>
            批量选型按“确认方案”，方案作为一个版本保存到当前项目；没有变化时不另存。不登录也可下载
            .xlsx。保存后下载的方案和设备表附有这一版的链接，项目成员登录后打开；没有保存的没有链接
          </li>
          <li>
            在建筑菜单的“项目中的方案版本”里，可在任何一台电脑上把某一版打开为一栋建筑、加备注、比较两个版本，或与新的房间表比较
          </li>
          <li>两人同时保存时，两个版本都保留，可以查看差异，谁也不会覆盖谁</li>
          <li>项目可以新建、改名、复制和归档，同时只有一个是当前项目</li>
          <li>
            项目菜单里的“共享”生成邀请链接和只读链接：邀请链接让对方登录后以编辑者或查看者身份加入；只读链接不用登录，可以分享整个项目或一个方案版本。链接只在生成时显示一次，可以设有效期，随时撤销
          </li>
          <li>所有者可以更改成员的角色或移除成员；任何成员都可以退出，但项目至少留一名所有者</li>
        </ul>
      </div>
    </Panel>
  );
}

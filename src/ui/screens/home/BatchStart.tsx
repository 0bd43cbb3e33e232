import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { Panel } from "../../components/Panel.tsx";
import text from "../../styles/text.module.css";
import css from "./Home.module.css";
import { StepArt, type Step } from "./StepArt.tsx";

const STEPS: readonly { readonly step: Step; readonly title: string; readonly what: string }[] = [
  {
    step: "rooms",
    title: "1 导入房间表",
    what: "读取 .xlsx，或从表格软件粘贴；列名与单位自动识别，读不懂的行说明原因。没有房间表，可用示例建筑试算",
  },
  {
    step: "selection",
    title: "2 一键选型",
    what: "按每间的负荷、送风量与室内状态逐间校核，给出型号、台数与校核数值；选不到的写明差在哪一项，可逐间重新选择",
  },
  {
    step: "plan",
    title: "3 确认方案",
    what: "得到逐间明细与按型号汇总，导出 .xlsx",
  },
];

/** What the job is and where it begins. */
export function BatchStart() {
  return (
    <Panel>
      <h2 className={css["head"]}>批量选型</h2>
      <ol className={css["steps"]}>
        {STEPS.map(({ step, title, what }) => (
          <li key={step} className={css["step"]}>
            <StepArt step={step} />
            <h3>{title}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ol>
      <div className={css["start"]}>
        <Button size="md" component={Link} to="/multiRoom/fanCoil">
          开始选型
        </Button>
        <Link to="/help">房间表怎么写</Link>
        <span className={text["dim"]}>数据保存在本机浏览器，不上传房间表文件</span>
      </div>
    </Panel>
  );
}

import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./Help.module.css";

/** How prices are asked for, and what they are. */
export const PriceHelp = () => (
  <Panel title="价格与厂商" ruled>
    <div className={css["text"]}>
      <ul>
        <li>
          在产品详情里按“查询价格”，先查这个型号；没有报价时可查同类价格（按类型、尺寸和主要参数，查不到时自动逐项放宽并写明）；标准材料的详情里也可查
        </li>
        <li>选了城市，列出该城市、所在省和全国的报价；选了省，再加上省内各城市的报价</li>
        <li>价格为含税市场价，单位为元，写明日期和地区；超过一年的价格会标出</li>
        <li>{"标有“示例”的报价和供应商为虚构；自己的价格表用 npm run import -- prices 文件 导入"}</li>
        <li>“联系厂商”给出厂商的网站或联系人；真实品牌只列有来源的网址</li>
      </ul>
    </div>
  </Panel>
);

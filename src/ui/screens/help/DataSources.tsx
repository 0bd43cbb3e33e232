import { Panel } from "../../kit/layout/Panel.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import css from "./Help.module.css";

interface Repository {
  /** owner/name on GitHub. */
  readonly name: string;
  readonly licence: string;
}

const MODELICA: Repository = { name: "lbl-srg/modelica-buildings", licence: "BSD" };

/** What NOTICE says, for who uses the figures; a test holds the two against each other. */
const SOURCES: readonly {
  readonly what: string;
  readonly from: readonly Repository[];
  readonly note?: string;
}[] = [
  { what: "实测风机盘管", from: [MODELICA], note: "来源没有给出的数据显示为 - -" },
  {
    what: "三菱电机室内机五台",
    from: [{ name: "TomLXXVI/python-hvac", licence: "MIT" }],
    note: "四面出风为本程序所加",
  },
  {
    what: "通风机十五台",
    from: [MODELICA, { name: "ShoheiMiyata/phyvac", licence: "BSD" }],
    note: "Greenheck、Continental、一篇论文和东京一栋楼的风机",
  },
  {
    what: "水泵五十台",
    from: [
      MODELICA,
      { name: "DLR-SR/ThermofluidStream", licence: "BSD" },
      { name: "open-ideas/IDEAS", licence: "BSD" },
      { name: "RWTH-EBC/AixLib", licence: "BSD" },
      { name: "Toguti/centrifugal-pump-selection", licence: "MIT" },
    ],
    note: "Wilo、KSB、Schneider Motobombas 和循环泵",
  },
  {
    what: "三维示例构件十九个",
    from: [
      { name: "j-wiedemann/FreeCAD-library", licence: "CC BY 3.0" },
      { name: "Programmable-Air/CAD", licence: "MIT" },
      { name: "buildingSMART/Sample-Test-Files", licence: "CC BY 4.0" },
    ],
    note: "多数来自 Sweet Home 3D 家具库（CC0、CC BY 3.0），经三角化、缩放并加注总尺寸；作者写在模型下面",
  },
  {
    what: "示例建筑 Rhea",
    from: [{ name: "NREL/gbxml-to-openstudio", licence: "文件本身未附许可" }],
    note: "房间与面积为真实记录，负荷按面积指标假设",
  },
  {
    what: "示例建筑 Walker",
    from: [{ name: "NREL/OpenStudio-HPXML", licence: "BSD" }],
    note: "逐间显热负荷为 ACCA Manual J 算例，面积为假设",
  },
  {
    what: "地区",
    from: [{ name: "modood/Administrative-divisions-of-China", licence: "MIT" }],
    note: "2023 年 6 月的省市区划，港澳台为本程序所加",
  },
  {
    what: "厂商网址",
    from: [MODELICA, { name: "Karl1b/polyCurve_fit", licence: "Apache-2.0" }],
    note: "Wilo、Greenheck、Continental 和 KSB",
  },
  {
    what: "EPANET 2.2 用户手册",
    from: [{ name: "USEPA/EPANET2.2", licence: "MIT" }],
    note: "美国环境保护署，英文，收录不表示其认可本程序",
  },
  {
    what: "绝热与建筑材料物性",
    from: [{ name: "open-ideas/IDEAS", licence: "BSD" }, MODELICA],
    note: "导热系数、密度和比热容",
  },
  {
    what: "不接受的常见密码",
    from: [
      { name: "zxcvbn-ts/zxcvbn", licence: "MIT" },
      { name: "danielmiessler/SecLists", licence: "MIT" },
    ],
  },
];

const SOFTWARE = [
  ["曲线图", "TradingView Lightweight Charts™，© 2025 TradingView, Inc.", "https://www.tradingview.com/"],
  ["PDF 阅读", "PDF.js，Mozilla，Apache-2.0 许可", "https://mozilla.github.io/pdf.js/"],
  ["图标", "Tabler Icons，MIT 许可", "https://tabler.io/icons"],
  ["产品样本字体", "思源黑体，SIL OFL 1.1 许可", "https://github.com/notofonts/noto-cjk"],
] as const;

function OutLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Whose figures are shown, and where each can be looked up. */
export function DataSources() {
  return (
    <Panel title="数据来源" note={<SampleTag />} ruled>
      <div className={css["text"]}>
        <p>
          标有“示例数据”的品牌与型号由程序按规律生成，不是任何厂商的产品，不能用于订货。其余来自公开的资料：
        </p>
        <ul>
          {SOURCES.map(({ what, from, note }) => (
            <li key={what}>
              <span>
                <b>{what}</b>：
                {from.map(({ name, licence }, at) => (
                  <span key={name}>
                    {at > 0 && "、"}
                    <OutLink href={`https://github.com/${name}`}>{name}</OutLink>（{licence}）
                  </span>
                ))}
                {note && `，${note}`}
              </span>
            </li>
          ))}
          {SOFTWARE.map(([what, who, href]) => (
            <li key={what}>
              <span>
                <b>{what}</b>：<OutLink href={href}>{who}</OutLink>
              </span>
            </li>
          ))}
        </ul>
        <p>
          所用软件的许可全文见 <OutLink href="/licences.md">licences.md</OutLink>。
        </p>
      </div>
    </Panel>
  );
}

import { formatNumber } from "#domain/base/formatNumber.ts";
import type { LoadPart } from "#domain/building/sources/sourceLoad.ts";
import type { SourcesAnswer } from "#workers/batch/sources/SourceSheet.ts";
import css from "./Sources.module.css";

const kilowatts = (power: number | null): string =>
  power === null ? "未知" : `${formatNumber(power, 1)} kW`;
const partWords = ({ name, power }: LoadPart): string => `${name} ${kilowatts(power)}`;

/** The basis of the block load */
function blockWords({ settings, load: { systems, block } }: SourcesAnswer): readonly string[] {
  if (settings.block !== null)
    return [
      `同时冷负荷（输入）${kilowatts(block)}`,
      ...(systems.length === 0
        ? []
        : [`各系统共 ${kilowatts(systems.reduce((sum, { power }) => sum + power!, 0))}`]),
    ];
  return systems.map(partWords);
}

/** The load of the cold source with its parts, and the heating load */
export function LoadStrip({ answer }: { readonly answer: SourcesAnswer }) {
  const { load, settings, heating } = answer;
  const unknown = load.shafts.filter(({ power }) => power === null);
  const parts = [
    ...blockWords(answer),
    ...load.shafts.filter(({ power }) => power !== null).map((part) => `${partWords(part)}（轴功率）`),
    ...(settings.freshAir > 0 ? [`新风 ${kilowatts(settings.freshAir)}`] : []),
    ...(settings.pipes > 0 ? [`管道 ${kilowatts(settings.pipes)}`] : []),
  ];
  return (
    <dl className={css["strip"]}>
      <div>
        <dt>计算冷负荷</dt>
        <dd>
          <b>{formatNumber(load.load, 1)}</b> kW
        </dd>
        <dd className={css["parts"]}>
          {load.load === null ? "没有已选型的末端，也没有输入负荷" : parts.join(" + ")}
          {unknown.length > 0 && `；未计入：${unknown.map(({ name }) => name).join("、")}（工作点效率未知）`}
        </dd>
      </div>
      {heating.length > 0 && (
        <div>
          <dt>热负荷</dt>
          <dd>
            <b>
              {formatNumber(
                heating.reduce((sum, { power }) => sum + (power ?? 0), 0),
                1,
              )}
            </b>{" "}
            kW
          </dd>
          <dd className={css["parts"]}>{heating.map(partWords).join(" + ")}；锅炉或换热器在“热源”中选</dd>
        </div>
      )}
    </dl>
  );
}

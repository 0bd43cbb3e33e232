import { factsOf, flowFactsOf, PRESSURE_QUANTITY } from "#domain/curve/curveQuantities.ts";
import { SYSTEM_NAMES } from "#domain/duty/systemFigures.ts";
import { formatQuantity } from "#domain/formatQuantity.ts";
import {
  ASSUMPTIONS,
  combinedTexts,
  countsText,
  groupsText,
  groupTexts,
  memberName,
  shaftPowerOf,
  stageTexts,
} from "#domain/machines/combinedWords.ts";
import type { CombinedSet as Combined, SetAnswer, SystemOfSet } from "#domain/machines/productSet.ts";
import { ARRANGEMENTS } from "#domain/machines/SetChoice.ts";
import table from "../table/table.module.css";
import css from "./SetPanel.module.css";
import { SetPicture, type DrawnState } from "./SetPicture.tsx";

export interface CombinedSetProps {
  readonly answer: SetAnswer;
  readonly set: Combined;
}

const WHOLE = 100;
const systemName = ({ name }: SystemOfSet): string => (name === null ? "设计管网" : SYSTEM_NAMES[name]);

/** Machines that a person put together: all of them on each system, what each does, and what fewer of them do. */
export function CombinedSet({ answer, set }: CombinedSetProps) {
  const arranged = ARRANGEMENTS[set.arrangement];
  const pressure = factsOf(PRESSURE_QUANTITY[answer.machine]);
  return (
    <section className={css["set"]} aria-label={`${arranged}组合`}>
      <div>
        {combinedTexts(answer, set).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className={css["hint"]}>{ASSUMPTIONS[set.arrangement]}</p>
        <MachineTable answer={answer} set={set} />
        <StagingTable answer={answer} set={set} />
      </div>
      <SetPicture
        machine={answer.machine}
        label={`各型号单台与全部${arranged}的${pressure.name}曲线、管网曲线和工况`}
        duty={answer.duty}
        lines={[
          ...set.members.map((member) => ({
            name: memberName(member),
            kind: "single" as const,
            points: member.single,
          })),
          { name: `全部${arranged}`, kind: "combined", points: set.curve },
        ]}
        systems={set.systems}
        states={set.systems.flatMap(wholeStates)}
      />
    </section>
  );
}

/** What all machines can do on a system; fewer of them stand in the table. */
function wholeStates({ name, stages }: SystemOfSet): readonly DrawnState[] {
  const outcome = stages.at(-1)?.outcome;
  if (outcome === undefined || outcome.status === "none") return [];
  const isSure = outcome.status === "runs";
  return (outcome.status === "runs" ? [outcome] : outcome.states).map(({ flow, value }, at) => ({
    key: `${name}:${at}`,
    flow,
    value,
    isSure,
  }));
}

/** What every machine does while all run: its own point and readings, or the states among which none is the operating point. */
function MachineTable({ answer, set }: CombinedSetProps) {
  const flow = flowFactsOf(answer.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[answer.machine]);
  const cold = answer.air === null ? 1 : answer.air.lowestShare / answer.air.share;
  const heads = [
    { name: `每台${flow.name}`, unit: flow.unit },
    { name: `每台${pressure.name}`, unit: pressure.unit },
    ...set.columns.map((quantity) => ({ name: `每台${factsOf(quantity).name}`, unit: factsOf(quantity).unit })),
  ];
  return (
    <div
      className={css["wide"]}
      role="region"
      aria-label="各台工况，可横向滚动"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
    >
      <table className={table["vt"]} data-dense data-fitted aria-label="各台工况">
        <thead>
          <tr>
            <th scope="col">全部运行</th>
            {heads.map(({ name, unit }) => (
              <th key={name} scope="col" className={table["num"]}>
                {name}
                <small>{unit}</small>
              </th>
            ))}
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {set.systems.flatMap((system) => {
            const whole = system.stages.at(-1);
            if (whole === undefined) return [];
            const { outcome, machines } = whole;
            if (outcome.status === "none")
              return [
                <tr key={system.name} data-miss>
                  <th scope="row">{systemName(system)}</th>
                  <td colSpan={heads.length} />
                  <td>{stageTexts(set, whole, cold).join("；")}</td>
                </tr>,
              ];
            if (outcome.status === "ambiguous")
              return [
                <tr key={system.name} data-miss>
                  <th scope="row">{systemName(system)}</th>
                  <td colSpan={heads.length} />
                  <td>{stageTexts(set, whole, cold).join("；")}</td>
                </tr>,
                ...outcome.states.map((state, at) => (
                  <tr key={`${system.name}:${at}`}>
                    <th scope="row">
                      {systemName(system)} 工况 {at + 1}
                    </th>
                    <td className={table["num"]}>共 {formatQuantity(state.flow, flow.unit)}</td>
                    <td className={table["num"]}>{formatQuantity(state.value, pressure.unit)}</td>
                    {set.columns.map((quantity) => (
                      <td key={quantity} />
                    ))}
                    <td>{groupsText(set, state.groups)}</td>
                  </tr>
                )),
              ];
            return machines.map((machine) => {
              const member = set.members[machine.member];
              const figures = [machine.flow, machine.value, ...machine.readings];
              return (
                <tr
                  key={`${system.name}:${machine.member}`}
                  data-miss={machine.isDeadHeaded || undefined}
                >
                  <th scope="row">
                    {systemName(system)} {machine.count} × {member === undefined ? "" : memberName(member)}
                  </th>
                  {heads.map((head, at) => (
                    <td key={head.name} className={table["num"]}>
                      {formatQuantity(figures[at] ?? null, head.unit)}
                    </td>
                  ))}
                  <td>
                    {[
                      ...(machine.isDeadHeaded ? ["被顶死：最高压力低于并联压力，不出流量"] : []),
                      ...groupTexts(set, machine, cold),
                    ].join("；")}
                  </td>
                </tr>
              );
            });
          })}
        </tbody>
      </table>
    </div>
  );
}

/** One line for each choice of machines that run, on each system. */
function StagingTable({ answer, set }: CombinedSetProps) {
  const flow = flowFactsOf(answer.machine);
  const pressure = factsOf(PRESSURE_QUANTITY[answer.machine]);
  const power = factsOf("shaftPower");
  const cold = answer.air === null ? 1 : answer.air.lowestShare / answer.air.share;
  const heads = [
    { name: `总${flow.name}`, unit: flow.unit },
    { name: `占设计${flow.name}`, unit: "%" },
    { name: pressure.name, unit: pressure.unit },
    { name: `总${power.name}`, unit: power.unit },
  ];
  return (
    <div
      className={css["wide"]}
      role="region"
      aria-label="分级运行，可横向滚动"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
    >
      <table className={table["vt"]} data-dense data-fitted aria-label="分级运行">
        <thead>
          <tr>
            <th scope="col">管网与运行机组</th>
            {heads.map(({ name, unit }) => (
              <th key={name} scope="col" className={table["num"]}>
                {name}
                <small>{unit}</small>
              </th>
            ))}
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {set.systems.flatMap((system) =>
            system.stages.map((stage) => {
              const { outcome, machines, counts } = stage;
              const point = outcome.status === "runs" ? outcome : null;
              const figures = [
                point?.flow ?? null,
                point === null ? null : (point.flow / answer.duty.flow) * WHOLE,
                point?.value ?? null,
                point === null ? null : shaftPowerOf(set, machines),
              ];
              return (
                <tr key={`${system.name}:${counts.join("-")}`} data-miss={point === null || undefined}>
                  <th scope="row">
                    {systemName(system)} {countsText(set, counts)}
                  </th>
                  {heads.map((head, at) => (
                    <td key={head.name} className={table["num"]}>
                      {formatQuantity(figures[at] ?? null, head.unit)}
                    </td>
                  ))}
                  <td>{stageTexts(set, stage, cold).join("；")}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </div>
  );
}

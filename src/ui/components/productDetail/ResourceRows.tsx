import { IconBox, IconVectorTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { RelatedComponent } from "#api/contract/resources.ts";
import type { RelatedResources } from "./useRelatedResources.ts";
import { useSession } from "../../hooks/services/useSession.ts";
import { applicableSoftware } from "./applicableSoftware.ts";
import css from "./ResourcePanel.module.css";

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

const fileName = ({ name, componentFamilyTypeName, suffix }: RelatedComponent) =>
  `${componentFamilyTypeName === null ? name : `${name}_${componentFamilyTypeName}`}.${suffix}`;

function Row({
  icon,
  name,
  note,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
}) {
  return (
    <li className={css["row"]}>
      {icon}
      <span className={css["name"]} title={name}>
        {name}
      </span>
      <span className={css["note"]} title={note}>
        {note}
      </span>
    </li>
  );
}

/** Each file with its category (of gac files, not in a custom shell) and, on the web, the programs that open it. */
export function ResourceRows({
  resources: { components, cadBlocks },
}: {
  readonly resources: RelatedResources;
}) {
  const platform = useSession((session) => session.platform);
  const noteOf = (component: RelatedComponent) =>
    [
      component.suffix === "gac" && platform !== "cs" ? component.softwareCategoryName : null,
      platform === "web" ? applicableSoftware(component) : null,
    ]
      .filter((part) => part !== null)
      .join(" · ");
  return (
    <ul className={css["rows"]}>
      {components.map((component) => (
        <Row
          key={component.id}
          icon={<IconBox {...ICON} />}
          name={fileName(component)}
          note={noteOf(component)}
        />
      ))}
      {cadBlocks.map(({ id, name, suffix }) => (
        <Row key={id} icon={<IconVectorTriangle {...ICON} />} name={`${name}.${suffix}`} note="CAD 图块" />
      ))}
    </ul>
  );
}

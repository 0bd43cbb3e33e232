import { Link } from "react-router-dom";
import { ArrangementDrawer } from "./ArrangementDrawer.tsx";
import css from "./Designs.module.css";
import type { DesignDetailProps } from "./DesignRegistry.ts";
import { useTemplate } from "./useDesignDetail.ts";

/** The drawer of a template, with links to its modules. */
export function TemplateDrawer({ id, name, onClose }: DesignDetailProps) {
  const loaded = useTemplate(id);
  const value = loaded.status === "ready" ? loaded.value : null;
  return (
    <ArrangementDrawer
      kind="template"
      name={name}
      fileName={value?.templateFileName ?? name}
      loaded={loaded}
      onClose={onClose}
    >
      {value !== null && value.modules.length > 0 && (
        <div className={css["modules"]}>
          <h3>所用模块</h3>
          <ul>
            {value.modules.map((module) => (
              <li key={module.id}>
                <Link to={`/module?name=${encodeURIComponent(module.name)}`}>{module.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ArrangementDrawer>
  );
}

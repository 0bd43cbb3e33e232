import { Skeleton } from "@mantine/core";
import type { ComponentDetail } from "#api/contract/componentDetail.ts";
import { LoadFailed } from "./LoadFailed.tsx";
import css from "./ComponentDrawer.module.css";
import { useFamilyType } from "./useComponent.ts";

/** The specification's sign for a blank value of a component. */
const BLANK = "---";

/** Properties of the chosen type, by group. */
export function ComponentProperties({
  detail,
  typeId,
}: {
  readonly detail: ComponentDetail;
  readonly typeId: string;
}) {
  const loaded = useFamilyType(detail, typeId);
  switch (loaded.status) {
    case "loading":
      return (
        <div className={css["state"]} role="status" aria-label="正在加载属性">
          <Skeleton height={10} width="80%" my={5} />
          <Skeleton height={10} width="60%" my={5} />
        </div>
      );
    case "failed":
      return <LoadFailed what="属性" loaded={loaded} />;
    case "ready":
      return loaded.value.groups.map((group) => (
        <section key={group.name} className={css["group"]} aria-label={group.name}>
          <h3>{group.name}</h3>
          <dl>
            {group.parameterValues.map((parameter) => (
              <div key={parameter.id} className={css["pair"]}>
                <dt>{parameter.name}</dt>
                <dd data-none={parameter.value === null || undefined}>{parameter.value ?? BLANK}</dd>
              </div>
            ))}
          </dl>
        </section>
      ));
  }
}

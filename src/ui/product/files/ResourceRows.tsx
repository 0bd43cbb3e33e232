import { Button } from "@mantine/core";
import { useFocusWithin, useHover, useMergedRef } from "@mantine/hooks";
import { IconBox, IconVectorTriangle } from "@tabler/icons-react";
import { Suspense, useState, type ReactNode } from "react";
import type { RelatedComponent } from "#api/contract/resources.ts";
import { ENTRANCES } from "#domain/desk/host/entrances.ts";
import type { Platform } from "#domain/desk/host/platform.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import type { Selectable } from "../../page/services/Selectable.ts";
import { useSession } from "../../page/services/useSession.ts";
import { NoResource } from "../../component/NoResource.tsx";
import { usePlacing, type PlacingAct } from "../../component/usePlacing.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { SelectButton } from "../../project/SelectButton.tsx";
import { applicableSoftware } from "./applicableSoftware.ts";
import { fileName, type ProductFile } from "./fileWords.ts";
import css from "./ResourcePanel.module.css";
import { useFileDownload } from "./useFileDownload.ts";
import { useFileWeight } from "./useFileWeight.ts";
import type { RelatedResources } from "./useRelatedResources.ts";

/** Loaded on demand, when there is a question. */
const DownloadDialogs = fetched(async () => (await import("./DownloadDialogs.tsx")).DownloadDialogs);
const ComponentDrawer = fetched(
  async () => (await import("../../component/ComponentDrawer.tsx")).ComponentDrawer,
);

/**
 * What a host can do with a product's component; on the web and in a custom shell the file is downloaded instead.
 */
const WHAT = { 布置: "布置该产品构件", 载入: "载入该产品构件" } as const;
const ACTS: { readonly [On in Exclude<Platform, "web" | "cs">]: readonly PlacingAct[] } = {
  r: ["布置"],
  g: ["布置", "载入"],
};

const ICON = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

interface RowProps {
  readonly icon: ReactNode;
  readonly file: ProductFile;
  /** Purpose and remarks; the file's size follows. */
  readonly purposes: readonly string[];
  /** Opens the details of a component. */
  readonly onOpen?: (() => void) | undefined;
  readonly actions: ReactNode;
}

function Row({ icon, file, purposes, onOpen, actions }: RowProps) {
  const name = fileName(file);
  const { hovered, ref: pointed } = useHover<HTMLLIElement>();
  const { focused, ref: reached } = useFocusWithin<HTMLLIElement>();
  const weight = useFileWeight(file, hovered || focused);
  const lines = [...purposes, weight].filter((line) => line !== null && line !== "");
  return (
    <li className={css["row"]} ref={useMergedRef(pointed, reached)}>
      {icon}
      <div className={css["words"]}>
        <div className={css["name"]} title={name}>
          {onOpen === undefined ? name : <LinkButton onClick={onOpen}>{name}</LinkButton>}
        </div>
        {lines.map((line) => (
          <div key={line} className={css["note"]}>
            {line}
          </div>
        ))}
      </div>
      {actions}
    </li>
  );
}

/**
 * Each file, with the category of a gac file (not in a custom shell) and, on the web, the programs that open it.
 */
export function ResourceRows({
  product,
  resources: { components, cadBlocks },
}: {
  readonly product: Selectable;
  readonly resources: RelatedResources;
}) {
  const platform = useSession((session) => session.platform);
  const isSelecting = useSession(({ fromEntrance }) => fromEntrance === ENTRANCES.equipment);
  const { download, fetchFile, question, dismiss } = useFileDownload();
  const placing = usePlacing();
  const [opened, setOpened] = useState<RelatedComponent | null>(null);
  const fetching = (file: ProductFile) => (
    <Button
      size="xs"
      variant="default"
      aria-label={`下载 ${fileName(file)}`}
      onClick={() => void download(file)}
    >
      下载
    </Button>
  );
  const actsOn = (component: RelatedComponent) => {
    if (platform === "web" || platform === "cs") return fetching(component);
    // Texts and whole libraries cannot be placed.
    if (component.platformCode === "OTHER") return null;
    if (isSelecting) return <SelectButton product={product} title="选中该产品构件" />;
    return ACTS[platform].map((act) => (
      <Button
        key={act}
        size="xs"
        variant="default"
        title={WHAT[act]}
        aria-label={`${act} ${fileName(component)}`}
        onClick={() => void placing.act(act, component)}
      >
        {act}
      </Button>
    ));
  };
  const purposesOf = (component: RelatedComponent) => [
    [
      component.suffix === "gac" && platform !== "cs" ? component.softwareCategoryName : null,
      platform === "web" ? applicableSoftware(component) : null,
    ]
      .filter((part) => part !== null)
      .join(" · "),
    component.note ?? "",
    // Texts and libraries are for authors of families; programs do not download them.
    component.platformCode === "OTHER" && (platform === "r" || platform === "g")
      ? "请在浏览器中打开此产品下载"
      : "",
  ];
  return (
    <>
      <ul className={css["rows"]}>
        {components.map((component) => (
          <Row
            key={component.id}
            icon={<IconBox {...ICON} />}
            file={component}
            purposes={purposesOf(component)}
            onOpen={component.platformCode === "OTHER" ? undefined : () => setOpened(component)}
            actions={actsOn(component)}
          />
        ))}
        {cadBlocks.map((block) => (
          <Row
            key={block.id}
            icon={<IconVectorTriangle {...ICON} />}
            file={block}
            purposes={["CAD 图块"]}
            actions={fetching(block)}
          />
        ))}
      </ul>
      <NoResource placing={placing} />
      {opened !== null && (
        <Suspense fallback={null}>
          <ComponentDrawer
            key={opened.id}
            component={opened}
            placing={isSelecting ? null : placing}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      {question !== null && (
        <Suspense fallback={null}>
          <DownloadDialogs
            question={question}
            onChosen={(file, chosen) => void fetchFile(file, chosen)}
            onClose={dismiss}
          />
        </Suspense>
      )}
    </>
  );
}

import { Button, CloseButton, Modal, Skeleton } from "@mantine/core";
import { IconCube3dSphere } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { fetched } from "../../page/browser/fetched.tsx";
import { useFocusBack } from "../../page/browser/useFocusBack.ts";
import css from "./ModelPreview.module.css";

/** Loaded on demand: few visits view a model. */
const ModelViewer = fetched(async () => (await import("./ModelViewer.tsx")).ModelViewer);

/** px. */
const WIDTH = 960;

export interface ModelPreviewProps {
  readonly componentId: string;
  readonly name: string;
}

/** A button that opens the 3D view of a product over the page. */
export function ModelPreview({ componentId, name }: ModelPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  useFocusBack(isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className={css["open"]}
        size="xs"
        variant="default"
        leftSection={<IconCube3dSphere size={16} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        三维预览
      </Button>
      <Modal.Root opened={isOpen} onClose={close} size={WIDTH} centered>
        <Modal.Overlay />
        <Modal.Content>
          <div className={css["dialog"]}>
            <div className={css["head"]}>
              <Modal.Title className={css["title"]}>{name} · 三维预览</Modal.Title>
              <CloseButton aria-label="关闭" onClick={close} />
            </div>
            <div className={css["body"]}>
              <Suspense fallback={<Skeleton height="100%" />}>
                <ModelViewer componentId={componentId} name={name} />
              </Suspense>
            </div>
          </div>
        </Modal.Content>
      </Modal.Root>
    </>
  );
}

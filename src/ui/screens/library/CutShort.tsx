import { Button } from "@mantine/core";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./import/ProductImport.module.css";

interface CutShortProps {
  readonly words: string;
  readonly onForget: () => void;
}

/** Reports that closing the page interrupted an import, until the user dismisses it. */
export const CutShort = ({ words, onForget }: CutShortProps) => (
  <Panel className={css["running"]}>
    <p role="status">{words}</p>
    <span className={css["end"]} />
    <Button size="xs" variant="default" onClick={onForget}>
      知道了
    </Button>
  </Panel>
);

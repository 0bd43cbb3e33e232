import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ImportWarning } from "#domain/building/rooms/importPreview.ts";
import css from "./Mapping.module.css";

interface ImportWarningsProps {
  readonly warnings: readonly ImportWarning[];
  readonly onFix: (fix: NonNullable<ImportWarning["fix"]>) => void;
}

/** Probable mistakes, each with a button that reads the schedule as it was probably meant. */
export const ImportWarnings = ({ warnings, onFix }: ImportWarningsProps) => (
  <div role="alert" className={css["warnings"]}>
    {warnings.map(({ text, fix }) => (
      <p key={text} className={css["warning"]}>
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        <span>{text}</span>
        {fix && (
          <Button size="xs" variant="default" onClick={() => onFix(fix)}>
            按 {fix.use.unit} 读取
          </Button>
        )}
      </p>
    ))}
  </div>
);

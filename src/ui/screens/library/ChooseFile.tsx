import { Button } from "@mantine/core";
import { useRef, useState, type ReactNode } from "react";
import text from "../../kit/styles/text.module.css";
import css from "./import/ProductImport.module.css";

interface ChooseFileProps {
  readonly button: string;
  readonly icon: ReactNode;
  /** Whether it is one of several ways to import, and not the first. */
  readonly isSecond?: boolean;
  /** Name of the field. */
  readonly label: string;
  /** As in the file dialog: ".xlsx,.pdf". */
  readonly accept: string;
  /** Whether several files may be chosen in the dialog. */
  readonly isForSeveral?: boolean;
  /** Why the last file was not accepted; empty if it was. */
  readonly refusal: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Further controls at the right. */
  readonly beside?: ReactNode;
  /** A text about which files can be chosen. */
  readonly children: ReactNode;
}

/** Lets a person choose a file, by the file dialog or by dropping. */
export function ChooseFile(props: ChooseFileProps) {
  const { button, icon, isSecond = false, label, accept, isForSeveral = false } = props;
  const { refusal, onFiles, beside, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={css["drop"]}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Button
        {...(isSecond ? { variant: "default" } : {})}
        leftSection={icon}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <div className={css["chosen"]}>
        {refusal !== "" && (
          <p className={text["wrong"]} role="alert">
            {refusal}
          </p>
        )}
        {children}
      </div>
      {beside !== undefined && <div className={css["beside"]}>{beside}</div>}
      <input
        ref={input}
        className={css["file"]}
        type="file"
        accept={accept}
        multiple={isForSeveral}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was corrected.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

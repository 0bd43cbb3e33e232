import { TextInput } from "@mantine/core";

interface PageRangeInputProps {
  readonly label: string;
  /** Shown while nothing is typed. */
  readonly all: string;
  readonly value: string;
  readonly onChange: (pages: string) => void;
}

/** The pages of a PDF to read, such as 12-18; all pages if empty. */
export const PageRangeInput = ({ label, all, value, onChange }: PageRangeInputProps) => (
  <TextInput
    size="xs"
    w={104}
    aria-label={label}
    placeholder={all}
    title="只读取 PDF 的这些页，如 12-18"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

import { entriesOf, type Entries } from "./feedbackForm.ts";

/** The posted form, and whether it could be parsed completely. */
export interface SentForm {
  readonly entries: Entries;
  readonly isWhole: boolean;
}

/**
 * Recovers texts from a multipart body that is truncated or has no boundary: from the blank line after a
 * field's name to the next boundary, or the end. The repeats are bounded, so that no body takes long.
 */
const PART = /name="(\w{1,20})"[^\r\n]{0,200}\r?\n(?:[^\r\n]{1,200}\r?\n){0,3}\r?\n([^]*?)(?=\r?\n--|$)/gu;

const recovered = (text: string): Entries =>
  entriesOf(new Map([...text.matchAll(PART)].map(([, name = "", value]) => [name, value])));

/** If a field occurs twice, the last value counts, as in a Map. */
async function readMultipart(bytes: ArrayBuffer, type: string): Promise<SentForm> {
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return { entries: entriesOf(new Map(form)), isWhole: true };
  } catch {
    // The platform gives nothing of what it parsed before the error.
    return { entries: recovered(new TextDecoder().decode(bytes)), isWhole: false };
  }
}

/** Parsed leniently: the page shows what became of a damaged escape or character. */
function readEncoded(bytes: ArrayBuffer): SentForm {
  const text = new TextDecoder().decode(bytes);
  const entries = entriesOf(new Map(new URLSearchParams(text)));
  try {
    decodeURIComponent(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return { entries, isWhole: true };
  } catch {
    return { entries, isWhole: false };
  }
}

/** The entries of a form in either of the two encodings that browsers use; no entries for anything else. */
export async function readForm(request: Request): Promise<SentForm> {
  const type = request.headers.get("Content-Type") ?? "";
  const bytes = await request.arrayBuffer();
  if (/^multipart\/form-data\b/iu.test(type)) return readMultipart(bytes, type);
  if (/^application\/x-www-form-urlencoded\b/iu.test(type)) return readEncoded(bytes);
  return { entries: entriesOf(new Map()), isWhole: true };
}

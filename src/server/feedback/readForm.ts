import { entriesOf, type Entries } from "./feedbackForm.ts";

/** What a browser sent, and whether it could be read as what it says it is. */
export interface SentForm {
  readonly entries: Entries;
  readonly isWhole: boolean;
}

/**
 * The texts that can still be made out in a multipart body that is cut off or has no boundary: from the blank line
 * behind a field's name to the next boundary, or the end. Its repeats are bounded, so that no body takes long.
 */
const PART = /name="(\w{1,20})"[^\r\n]{0,200}\r?\n(?:[^\r\n]{1,200}\r?\n){0,3}\r?\n([^]*?)(?=\r?\n--|$)/gu;

const recovered = (text: string): Entries =>
  entriesOf(new Map([...text.matchAll(PART)].map(([, name = "", value]) => [name, value])));

/** Of a field that came twice the last value counts, as a Map has it. */
async function readMultipart(bytes: ArrayBuffer, type: string): Promise<SentForm> {
  try {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    return { entries: entriesOf(new Map(form)), isWhole: true };
  } catch {
    // The platform says nothing of what it could read before the fault.
    return { entries: recovered(new TextDecoder().decode(bytes)), isWhole: false };
  }
}

/** Read as it can be: where an escape or a character is damaged, the page shows what became of it. */
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

/** The entries of a form in either of the two ways in which browsers send one; of anything else there are none. */
export async function readForm(request: Request): Promise<SentForm> {
  const type = request.headers.get("Content-Type") ?? "";
  const bytes = await request.arrayBuffer();
  if (/^multipart\/form-data\b/iu.test(type)) return readMultipart(bytes, type);
  if (/^application\/x-www-form-urlencoded\b/iu.test(type)) return readEncoded(bytes);
  return { entries: entriesOf(new Map()), isWhole: true };
}

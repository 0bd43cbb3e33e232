import type { Context } from "hono";
import { html } from "hono/html";
import type { Html } from "./accountPage.ts";

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "password" | "email";
  readonly autocomplete: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** What was entered into the fields, and what is wrong with it. */
export interface Filled {
  readonly entries?: ReadonlyMap<string, string>;
  /** A sentence for each faulty field. */
  readonly faults?: ReadonlyMap<string, string>;
  /** Why the form is refused although the entries are valid. */
  readonly refusal?: string;
}

const required = html`<i aria-hidden="true">*</i>`;

/** The field that gets the cursor: the first faulty one, otherwise the first empty one. */
function focused(fields: readonly Field[], { entries, faults }: Filled): string | undefined {
  const isWrong = fields.find(({ name }) => faults?.has(name));
  const isEmpty = ({ name, type }: Field) => type === "password" || (entries?.get(name) ?? "") === "";
  return (isWrong ?? fields.find(isEmpty))?.name;
}

function fieldOf(
  { name, label, type = "text", autocomplete, hint, isOptional }: Field,
  filled: Filled,
  focus?: string,
) {
  const fault = filled.faults?.get(name);
  // A password is never sent back.
  const value = type === "password" ? "" : (filled.entries?.get(name) ?? "");
  return html`<div class="field">
    <label for="${name}">${label}${isOptional === true ? "" : required}</label>
    ${type === "password" ? html`<button type="button" class="shows" data-shows="${name}" hidden>显示</button>` : ""}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      ${isOptional === true ? "" : html`aria-required="true"`}
      ${fault === undefined ? "" : html`aria-invalid="true" aria-describedby="${name}-fault"`}
      ${name === focus ? "autofocus" : ""}
    />
    ${fault === undefined ? "" : html`<p class="fault" id="${name}-fault">${fault}</p>`}
    ${hint === undefined ? "" : html`<p class="hint">${hint}</p>`}
  </div>`;
}

export const refusalOf = ({ refusal }: Filled): Html | "" =>
  refusal === undefined ? "" : html`<p class="refusal" role="alert">${refusal}</p>`;

interface FormProps extends Filled {
  /** Relative address that the form is posted to. */
  readonly action: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  /** Other actions, shown beside the button. */
  readonly beside?: Html | "";
  readonly isWide?: boolean;
  /** The action cannot be undone. */
  readonly isDangerous?: boolean;
}

/**
 * A form with its entries and faults. Only the server checks lengths: a browser's limit would cut off a
 * paste.
 */
export const formOf = ({
  action,
  fields,
  submit,
  beside = "",
  isWide = false,
  isDangerous = false,
  ...filled
}: FormProps): Html => {
  const focus = focused(fields, filled);
  return html`${refusalOf(filled)}
    <form method="post" action="${action}" novalidate class="${isWide ? "wide" : "narrow"}">
      ${fields.map((field) => fieldOf(field, filled, focus))}
      <div class="actions">
        ${beside}<button type="submit" ${isDangerous ? html` class="danger"` : ""}>${submit}</button>
      </div>
    </form>`;
};

/** The entries of a posted form, by field. */
export const readEntries = async (c: Context): Promise<ReadonlyMap<string, string>> =>
  new Map(new URLSearchParams(await c.req.text()));

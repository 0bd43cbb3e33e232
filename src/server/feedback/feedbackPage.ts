import { html } from "hono/html";
import { MAX_DESCRIPTION, MAX_TITLE } from "#domain/desk/feedback/feedbackLimits.ts";
import { accountPage } from "../account/pages/accountPage.ts";
import type { Entries, Faults, Field } from "./feedbackForm.ts";

export const NO_ENTRIES: Entries = { title: "", description: "", mobile: "" };

interface FormProps {
  /** Query that leads back to the product library. */
  readonly back: string;
  readonly entries: Entries;
  readonly faults?: Faults;
  /** Why the form is refused although the entries are valid. */
  readonly refusal?: string;
}

/** Links a fault to its field for assistive technology, and focuses the first faulty field. */
function describedBy(field: Field, faults: Faults) {
  if (faults[field] === undefined) return "";
  const isFirst = Object.keys(faults)[0] === field;
  return html` aria-invalid="true" aria-describedby="${field}-fault"${isFirst ? " autofocus" : ""}`;
}

const faultOf = (field: Field, faults: Faults) =>
  faults[field] === undefined ? "" : html`<p class="fault" id="${field}-fault">${faults[field]}</p>`;

const required = html`<i aria-hidden="true">*</i>`;

/**
 * The form, with its entries and faults. Only the server checks limits: a browser's limit would cut off
 * pasted text.
 */
export const feedbackForm = ({ back, entries, faults = {}, refusal }: FormProps) =>
  accountPage({
    title: "反馈",
    back,
    main: html`${refusal === undefined ? "" : html`<p class="refusal" role="alert">${refusal}</p>`}
      <form method="post" novalidate>
        <label for="title">标题${required}</label>
        <input
          id="title"
          name="title"
          value="${entries.title}"
          autocomplete="off"
          aria-required="true"
          ${describedBy("title", faults)}
        />
        ${faultOf("title", faults)}
        <p class="hint">最长 ${MAX_TITLE} 字</p>
        <label for="description">描述${required}</label>
        <textarea
          id="description"
          name="description"
          rows="6"
          aria-required="true"
          ${describedBy("description", faults)}
        >
${entries.description}</textarea>
        ${faultOf("description", faults)}
        <p class="hint">最长 ${MAX_DESCRIPTION} 字，例如缺少的品牌、产品分类或不准的数据</p>
        <label for="mobile">手机号</label>
        <input
          id="mobile"
          name="mobile"
          type="tel"
          value="${entries.mobile}"
          autocomplete="tel"
          ${describedBy("mobile", faults)}
        />
        ${faultOf("mobile", faults)}
        <p class="hint">可不填，仅用于回复</p>
        <button type="submit">提交</button>
      </form>`,
  });

export const feedbackThanks = (back: string) =>
  accountPage({
    title: "感谢反馈",
    back,
    main: html`<p role="status">反馈已收到，可以关闭此页</p>
      <p>
        <a href="feedback?${new URLSearchParams({ source: "Selection", ...(back === "" ? {} : { back }) })}"
          >再写一条</a
        >
      </p>`,
  });

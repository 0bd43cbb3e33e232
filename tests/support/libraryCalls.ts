import { randomBytes } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import { MANUAL_SLICE_BYTES } from "#domain/desk/library/libraryLimits.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Library } from "#api/contract/libraries.ts";
import type { LibraryImport, SentProduct } from "#api/contract/libraryImports.ts";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import type { OwnProduct } from "#api/contract/libraryProducts.ts";
import type { Person, ProjectServer } from "./projectServer.ts";

export const LIBRARIES = "/private/v1/libraries";

/** What nobody but a member is ever to read. */
export const SECRET = {
  brand: "密机厂",
  series: "密系列",
  model: "MX-7701",
  name: "密名风机",
  library: "密库甲",
  manual: "密样本",
} as const;

/** A fan as a file states it. */
export const sentFan = (model: string = SECRET.model, flow = 9000): SentProduct => ({
  place: `row ${model}`,
  fields: [
    ["分类", "C000001"],
    ["品牌", SECRET.brand],
    ["系列", SECRET.series],
    ["型号", model],
    ["名称", SECRET.name],
    [PROPERTY.airFlow, flow],
    [PROPERTY.totalPressure, 400],
  ],
  points: [0, 1, 2, 3].map((at) => ({
    place: `point ${at}`,
    fields: [
      ["流量 m³/h", 4000 + at * 2000],
      ["全压 Pa", 600 - at * 120],
    ],
  })),
});

export interface Sent {
  readonly import: LibraryImport;
  readonly remarks: readonly { readonly field: string }[];
}

export const newLibrary = async (owner: Person, name: string = SECRET.library): Promise<string> =>
  ((await owner.post(LIBRARIES, { name })).data as Library).id;

/** Begins an import, and sends and ends it. */
export async function imported(
  person: Person,
  libraryId: string,
  products: readonly SentProduct[],
  { isDraft = false, duplicates = "replace" } = {},
): Promise<Sent> {
  const imports = `${LIBRARIES}/${libraryId}/imports`;
  const { id } = (await person.post(imports, { fileName: "自有.xlsx" })).data as LibraryImport;
  const body = { batch: 0, isDraft, duplicates, products };
  const answer = await person.post(`${imports}/${id}/products`, body);
  if (answer.code !== "success") throw new Error(`${answer.code}: ${answer.message}`);
  await person.post(`${imports}/${id}/end`, undefined);
  return answer.data as Sent;
}

export const productsIn = async (person: Person, libraryId: string): Promise<readonly OwnProduct[]> =>
  ((await person.get(`${LIBRARIES}/${libraryId}/products`)).data as { list: OwnProduct[] }).list;

/** Somebody who joined by a link. */
export async function joined(
  server: ProjectServer,
  owner: Person,
  libraryId: string,
  role: "viewer" | "editor",
): Promise<Person> {
  const person = await server.person();
  const link = (await owner.post(`${LIBRARIES}/${libraryId}/links`, { role })).data as { secret: string };
  const answer = await person.post("/private/v1/library_invitations/accept", { secret: link.secret });
  if (answer.code !== "success") throw new Error(answer.message);
  return person;
}

/** Sends a PDF into a library in slices of a megabyte; the answer to the last call. */
export async function sentManual(person: Person, libraryId: string, title: string, bytes: Uint8Array) {
  const manuals = `${LIBRARIES}/${libraryId}/manuals`;
  const begun = await person.post(manuals, { title, byteSize: bytes.length });
  if (begun.code !== "success") return begun;
  const { id } = begun.data as LibraryManual;
  for (let slice = 0; slice * MANUAL_SLICE_BYTES < bytes.length; slice++) {
    const part = bytes.subarray(slice * MANUAL_SLICE_BYTES, (slice + 1) * MANUAL_SLICE_BYTES);
    const sent = { slice, bytes: Buffer.from(part).toString("base64") };
    const answer = await person.post(`${manuals}/${id}/slices`, sent);
    if (answer.code !== "success") return answer;
  }
  return person.post(`${manuals}/${id}/end`, undefined);
}

/** A PDF with one line of text on each page. */
export async function manualOf(lines: readonly string[], noise = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const line of lines) document.addPage([300, 200]).drawText(line, { x: 20, y: 150, size: 12 });
  // Bytes that do not pack, beside the text.
  if (noise > 0) document.context.register(document.context.stream(randomBytes(noise)));
  return document.save();
}

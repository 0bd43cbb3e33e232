/** Shorter bodies fit a packet or two as they are. */
const WORTH_PACKING = 4096;

/** What is sent, a long body of it as gzip. Whoever sends a lot brings it along; other bundles do without. */
export async function packBody(init: RequestInit): Promise<RequestInit> {
  const { body } = init;
  if (typeof body !== "string" || body.length < WORTH_PACKING) return init;
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  const headers = new Headers(init.headers);
  headers.set("Content-Encoding", "gzip");
  return { ...init, headers, body: await new Response(packed).arrayBuffer() };
}

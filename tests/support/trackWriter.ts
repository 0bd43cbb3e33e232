/** Sends tracks with rising numbers one by one, until it is ended. */
export function trackWriter(address: string) {
  let [sent, kept] = [0, 0];
  let isEnded = false;
  const write = async () => {
    while (!isEnded) {
      sent += 1;
      const event = { event: "pageView", platform: "web", at: sent, properties: { number: sent } };
      const answer = await fetch(`${address}api/tracks`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ tracks: [event] }),
      });
      if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
      kept = sent;
    }
  };
  const writing = write();
  return {
    kept: () => kept,
    sent: () => sent,
    async end() {
      isEnded = true;
      await writing;
    },
  };
}

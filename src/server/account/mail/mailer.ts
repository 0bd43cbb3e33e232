/** One letter in plain text: whatever stands in it is text. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands letters to whoever carries our mail; rejects when they are not taken. */
export type Mailer = (letter: Letter) => Promise<void>;

const PATIENCE_MS = 10_000;

/** @param from the sender; without one our name at the mail server */
export function createMailer(smtpUrl: string, from: string | null): Mailer {
  const sender = from ?? `Volute <volute@${new URL(smtpUrl).hostname}>`;
  return async (letter) => {
    // Loaded with the first letter: the start has no use for it.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    });
    try {
      await transport.sendMail({ ...letter, from: sender });
    } finally {
      transport.close();
    }
  };
}

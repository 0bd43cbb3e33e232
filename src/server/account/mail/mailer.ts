/** A letter in plain text: its content is never read as markup. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a letter to the mail server; rejects if the server does not take it. */
export type Mailer = (letter: Letter) => Promise<void>;

const PATIENCE_MS = 10_000;

/** @param from the sender; if `null`, our name at the mail server */
export function createMailer(smtpUrl: string, from: string | null): Mailer {
  const sender = from ?? `Volute <volute@${new URL(smtpUrl).hostname}>`;
  return async (letter) => {
    // Loaded with the first letter, to keep it out of the start.
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

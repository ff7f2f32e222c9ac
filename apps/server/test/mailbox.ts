import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Mailbox = {
  /** For SMTP_URL. */
  url: string;
  letters: ParsedMail[];
  close: () => Promise<void>;
};

/** A mail server on this computer that keeps what it takes. `options` make it take less; port 0 is any free one. */
export async function openMailbox(options: SMTPServerOptions = {}, port = 0): Promise<Mailbox> {
  const letters: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      simpleParser(stream, (error: Error | null, letter) => {
        if (!error) letters.push(letter);
        done(error);
      });
    },
    ...options,
  });
  // A client that hangs up is no failure of the mailbox.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

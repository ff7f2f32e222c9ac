import { createServer, type Server, type Socket } from "node:net";
import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { openMailbox } from "../../../test/mailbox.ts";
import { readMailbox } from "./mailbox.ts";
import { type Email, MailError, openMail } from "./mail.ts";

const from = { name: "Хамт", address: "hello@khamt.example" };
const publicUrl = "https://khamt.example";
const letter: Email = {
  kind: "code",
  code: "AB2C9X",
  minutes: 10,
  to: "member@example.test",
  language: "mn",
};
const open: { close: () => unknown }[] = [];

afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function mailbox(options?: Parameters<typeof openMailbox>[0]) {
  const box = await openMailbox(options);
  open.push(box);
  return { box, mail: openMail({ url: box.url, from, publicUrl, patience: 5000 }) };
}

test("a letter arrives with both forms, its language and its sender", async () => {
  const { box, mail } = await mailbox();
  await mail.send({ ...letter, id: "letter-1" });
  await mail.send({ ...letter, id: "letter-1" });
  const [first, second] = box.letters;
  expect(first?.from?.value).toEqual([{ name: "Хамт", address: "hello@khamt.example" }]);
  expect(first?.subject).toContain("AB2C9X");
  expect(first?.text).toContain("AB2C9X");
  expect(first?.html).toContain("AB2C9X");
  expect(first?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(first?.messageId).toBe("<letter-1@khamt.example>");
  expect(second?.messageId).toBe(first?.messageId);
});

test.each([
  "member@example.test\r\nBcc: other@example.test",
  "member@example.test, other@example.test",
  "Name <member@example.test>",
  "member@example.test\u0000",
  "member@example .test",
])("R28: %j is no address, and nothing is sent", async (to) => {
  const { box, mail } = await mailbox();
  await expect(mail.send({ ...letter, to })).rejects.toThrow(MailError);
  expect(box.letters).toEqual([]);
});

test("R28: a value with a line end begins no header", async () => {
  const { box, mail } = await mailbox();
  await mail.send({ ...letter, code: "AB2C9X\r\nBcc: other@example.test" });
  expect(box.letters[0]?.bcc).toBeUndefined();
  expect(box.letters[0]?.subject).toContain("AB2C9X Bcc: other@example.test");
});

test("R28: a name that is written like an encoded word is read as it stands", async () => {
  const { box, mail } = await mailbox();
  const name = "=?utf-8?Q?=E2=80=AEBat?=";
  await mail.send({ ...letter, language: "en", code: name });
  expect(box.letters[0]?.subject).toContain(name.replace("=?", "= ?"));
});

test.each([
  [451, false],
  [550, true],
])(
  "fault 7: a mail server that refuses with %i is told, without the address",
  async (responseCode, isFinal) => {
    const { mail } = await mailbox({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`not ${address}`), { responseCode })),
    });
    const error: unknown = await mail.send(letter).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "MailError", isFinal, fault: "refused" });
    expect(inspect(error)).not.toContain("member@example.test");
  },
);

test.each([
  ["the sender", { onMailFrom: (_address, _session, done) => done(refused("sender refused")) }],
  ["by its rules", { onRcptTo: (_address, _session, done) => done(refused("5.7.1 relay access denied")) }],
] satisfies [string, Parameters<typeof openMailbox>[0]][])(
  "fault 7: to one that refuses %s a letter goes again: the operator can mend that",
  async (_what, options) => {
    const { mail } = await mailbox(options);
    await expect(mail.send(letter)).rejects.toMatchObject({ isFinal: false, fault: "refused" });
  },
);

test("fault 7: one that drops the connection after the letter is told", async () => {
  const { mail } = await mailbox({
    onData: (stream) => {
      (stream as unknown as { connection?: { close: () => void } }).connection?.close();
      stream.resume();
    },
    socketTimeout: 50,
  });
  await expect(mail.send(letter)).rejects.toThrow(MailError);
});

test("fault 7: one that is down is told", async () => {
  const { url, close } = await openMailbox();
  await close();
  await expect(openMail({ url, from, publicUrl }).send(letter)).rejects.toMatchObject({
    fault: "unreachable",
    message: expect.stringMatching(/ was not sent: the mail server of SMTP_URL does not answer \(E\w+\)$/),
  });
});

test("one is looked at before there is a letter", async () => {
  const { box, mail } = await mailbox({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong")),
  });
  await mail.check();
  const signingIn = openMail({ url: box.url.replace("//", "//user:wrong@"), from, publicUrl });
  await expect(signingIn.check()).rejects.toThrow(
    /^No email can be sent now: the mail server refuses the user or the password of SMTP_URL \(EAUTH/,
  );
  expect(box.letters).toEqual([]);
});

test("one that takes no user name, or no such password, is told as that", async () => {
  const { box, mail } = await mailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("wrong")),
  });
  await expect(mail.send(letter)).rejects.toMatchObject({ fault: "refused" });
  const signingIn = openMail({ url: box.url.replace("//", "//user:wrong@"), from, publicUrl });
  await expect(signingIn.send(letter)).rejects.toMatchObject({
    fault: "sign-in",
    message: expect.stringContaining("refuses the user or the password of SMTP_URL"),
  });
});

test("one without the encryption that its address asks for is told as that", async () => {
  const { box } = await mailbox();
  const mail = openMail({ url: `${box.url}?requireTLS=true`, from, publicUrl });
  await expect(mail.send(letter)).rejects.toMatchObject({ fault: "encryption" });
});

test("fault 7: one that never ends its greeting is left after the patience, though it goes on talking", async () => {
  const { url, hasLeft } = await listen((socket) => {
    const talk = setInterval(() => socket.write("220-wait\r\n"), 10);
    socket.on("close", () => clearInterval(talk));
  });
  await expect(openMail({ url, from, publicUrl, patience: 100 }).send(letter)).rejects.toThrow(MailError);
  await hasLeft;
});

test("a sender is one mailbox, with or without a name", () => {
  expect(readMailbox("Хамт <hello@khamt.example>")).toEqual(from);
  expect(readMailbox("hello@khamt.example")).toEqual({ ...from, name: "" });
  for (const wrong of ["nobody", "a@b.test, c@d.test", "Khamt <hello@khamt.example\r\nBcc: x@y.test>"])
    expect(readMailbox(wrong)).toBeUndefined();
});

async function listen(onConnection: (socket: Socket) => void) {
  let left: () => void = () => {};
  const hasLeft = new Promise<void>((resolve) => {
    left = resolve;
  });
  const server: Server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("close", () => left());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(server);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { url: `smtp://127.0.0.1:${address.port}`, hasLeft };
}

function refused(words: string): Error {
  return Object.assign(new Error(words), { responseCode: 550 });
}

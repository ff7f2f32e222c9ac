import type { Email } from "../src/platform/mail/mail.ts";
import type { Answer, TestApp } from "./app.ts";

export const goodPassword = "Gurvan-Nuur7 haalga";

/** A browser of its own: it keeps the cookies that it is given. */
export type Browser = {
  post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  delete: (url: string) => Promise<Answer>;
  cookies: Map<string, string>;
};

type Options = { address?: string; agent?: string };

export function openBrowser({ app }: TestApp, { address = "10.0.0.1", agent = "" }: Options = {}): Browser {
  const cookies = new Map<string, string>();
  const send = async (method: "GET" | "POST" | "DELETE", url: string, { body, headers }: Sent) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      method,
      url,
      remoteAddress: address,
      headers: { ...(cookie && { cookie }), "user-agent": agent, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (url, headers = {}) => send("GET", url, { headers }),
    post: (url, body = {}, headers = {}) => send("POST", url, { body, headers }),
    delete: (url) => send("DELETE", url, { headers: {} }),
  };
}

type Sent = { body?: unknown; headers: Record<string, string> };

/** Through the whole sign-up, in a browser of its own or in the given one. */
export async function signUp(
  server: TestApp,
  email: string,
  { browser = openBrowser(server), password = goodPassword }: { browser?: Browser; password?: string } = {},
): Promise<Browser> {
  requireOk(await browser.post("/api/auth/send-verification", { email }));
  const { code } = lastLetter(server, "code");
  requireOk(await browser.post("/api/auth/verify-email", { email, code, password }));
  return browser;
}

/** Signs in, in a browser of its own. */
export async function signInAs(server: TestApp, email: string, password = goodPassword): Promise<Browser> {
  const browser = openBrowser(server);
  requireOk(await browser.post("/api/auth/sign-in", { email, password }));
  return browser;
}

export function lastLetter<Kind extends Email["kind"]>({ letters }: TestApp, kind: Kind) {
  const letter = letters.findLast((each) => each.kind === kind);
  if (!letter) throw new Error(`no ${kind} letter among: ${letters.map((each) => each.kind).join(", ")}`);
  return letter as Extract<Email, { kind: Kind }>;
}

function requireOk({ statusCode, body }: Answer): void {
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
}

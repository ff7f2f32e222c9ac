import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Who is signed in; an e-mail code on its way; a second step that waits; a browser that was signed in before; a member
 * who is suspended and has just proven to be the one.
 */
type CookieKind = "session" | "flow" | "step" | "device" | "appeal";

export type Cookies = {
  read: (request: FastifyRequest, kind: CookieKind) => string | undefined;
  set: (reply: FastifyReply, kind: CookieKind, value: string, seconds: number) => void;
  clear: (reply: FastifyReply, kind: CookieKind) => void;
};

/** The prefix makes browsers refuse such a cookie from a subdomain or without TLS; plain http is for this computer only. */
const names = {
  secure: {
    session: "__Host-khamt",
    flow: "__Host-khamt-flow",
    step: "__Host-khamt-step",
    device: "__Host-khamt-device",
    appeal: "__Host-khamt-appeal",
  },
  plain: {
    session: "khamt-session",
    flow: "khamt-flow",
    step: "khamt-step",
    device: "khamt-device",
    appeal: "khamt-appeal",
  },
} as const;

export function sessionCookie(publicUrl: string): string {
  return names[publicUrl.startsWith("https:") ? "secure" : "plain"].session;
}

export function createCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith("https:");
  const nameOf = names[secure ? "secure" : "plain"];
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    read: ({ cookies }, kind) => cookies[nameOf[kind]],
    set: (reply, kind, value, maxAge) => void reply.setCookie(nameOf[kind], value, { ...options, maxAge }),
    clear: (reply, kind) => void reply.clearCookie(nameOf[kind], options),
  };
}

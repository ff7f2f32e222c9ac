import type { Account, AccountChange, Device, ErrorId } from "@khamt/contract";
import type { Fetcher } from "../lib/api.ts";
import { fakeApi } from "./fake-api.ts";
import { member } from "./readers.ts";

export const password = "Right-Horse-7";

const both = { app: true, mail: true };

export const account: Account = {
  user: member,
  firstName: "Bat",
  lastName: "Erdene",
  memberSince: "2026-03-01T04:00:00.000Z",
  hasPassword: true,
  hasTotp: false,
  recoveryCodes: 0,
  pendingEmail: null,
  theme: "system",
  notifications: {
    matches: both,
    searches: both,
    messages: both,
    invitations: both,
    applications: both,
    services: both,
    safety: both,
    announcements: both,
    hours: both,
    digest: both,
    desk: both,
  },
  quietHours: null,
  alertThreshold: 80,
  digestPace: "week",
  privacy: {
    isListed: true,
    showsActivity: true,
    showsContact: false,
    asksBeforeContact: false,
    showsWebsite: true,
    quotesInEmails: true,
  },
  activity: { ideasViewed: 12, profilesViewed: 1234, partnersContacted: 5, matchesSaved: 3 },
  isPausedForSilence: false,
  deletesAt: null,
};

const times = { signedInAt: "2026-11-01T00:00:00.000Z", lastUsedAt: "2026-11-20T00:00:00.000Z" };

type Kept = {
  account: Account;
  devices: Device[];
};

/** A server with one signed-in member, that remembers what it is told. `refusals` are what it answers to a path instead. */
export function fakeAccountServer(refusals: Record<string, string> = {}) {
  const kept: Kept = {
    account,
    devices: [
      { id: "here", isCurrent: true, browser: "Firefox", system: "Linux", ...times },
      { id: "there", isCurrent: false, browser: "Safari", system: "iOS", ...times },
    ],
  };
  const calls: { call: string; body: unknown }[] = [];
  const fetcher: Fetcher = (path, init = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    if (init.method !== undefined) calls.push({ call, body });
    const refusal = refusals[call];
    if (refusal !== undefined) return Promise.resolve(refuse("unavailable", refusal));
    const answer = answers[call];
    return answer === undefined ? fakeApi(path, init) : Promise.resolve(answer(kept, body));
  };
  return { fetcher, calls, refusals };
}

type Answer = (kept: Kept, body: unknown) => Response;

const done = { success: true, message: "Done." };

const answers: Record<string, Answer> = {
  "GET /api/auth/me": ({ account }) => Response.json({ user: account.user }),
  "GET /api/account": ({ account }) => Response.json(account),
  "PATCH /api/account": (kept, body) => {
    kept.account = changed(kept.account, body as AccountChange);
    return Response.json(kept.account);
  },
  "GET /api/auth/sessions": ({ devices }) => Response.json(devices),
  "POST /api/auth/sessions/there/end": proved((kept) => {
    kept.devices = kept.devices.filter(({ isCurrent }) => isCurrent);
    return Response.json(done);
  }),
  "GET /api/account/passkeys": () => Response.json([]),
  "POST /api/auth/password/change": () => refuse("wrong-password", "This is not your current password."),
  "POST /api/account/totp": proved(() => {
    const address = "otpauth://totp/Khamt:bat@example.com?secret=ABCDEFGHIJKL";
    return Response.json({ secret: "ABCDEFGHIJKL", address, qr: { size: 2, path: "M0 0h1v1h-1z" } });
  }),
  "POST /api/account/totp/confirm": (kept, body) => {
    if ((body as { code: string }).code !== "123456") return refuse("invalid-code", "The code is not right.");
    kept.account = { ...kept.account, hasTotp: true, recoveryCodes: 2 };
    return Response.json({ codes: ["AAAA-BBBB", "CCCC-DDDD"] });
  },
  "POST /api/account/export": proved(
    () =>
      new Response('{\n  "exportedAt": "2026-11-21T00:00:00.000Z",\n  "data": {}\n}', {
        headers: { "content-disposition": 'attachment; filename="khamt-2026-11-21.json"' },
      }),
  ),
  "POST /api/account/delete": proved((kept) => {
    kept.account = { ...kept.account, deletesAt: "2026-12-21T04:00:00.000Z" };
    return Response.json({ ...done, deletesAt: kept.account.deletesAt });
  }),
  "GET /api/kept-searches": () => Response.json([]),
  "GET /api/notifications/deliveries": () => Response.json([]),
  "POST /api/account/back": (kept) => {
    kept.account = { ...kept.account, isPausedForSilence: false };
    return Response.json(kept.account);
  },
  "POST /api/account/keep": (kept) => {
    kept.account = { ...kept.account, deletesAt: null };
    return Response.json(done);
  },
};

function proved(answer: (kept: Kept) => Response): Answer {
  return (kept, body) =>
    (body as { password: string }).password === password
      ? answer(kept)
      : refuse("wrong-password", "This is not your password.");
}

function refuse(error: ErrorId, message: string): Response {
  return Response.json({ error, message, requestId: "r1" }, { status: 400 });
}

function changed(account: Account, change: AccountChange): Account {
  const { firstName, lastName, avatar, language, theme, notifications, alertThreshold, privacy } = change;
  const { quietHours = account.quietHours } = change;
  const names = { firstName: firstName ?? account.firstName, lastName: lastName ?? account.lastName };
  return {
    ...account,
    ...names,
    user: {
      ...account.user,
      name: `${names.firstName} ${names.lastName}`,
      avatar: avatar === undefined ? account.user.avatar : avatar,
      language: language ?? account.user.language,
    },
    theme: theme ?? account.theme,
    notifications: { ...account.notifications, ...notifications },
    quietHours,
    alertThreshold: alertThreshold ?? account.alertThreshold,
    digestPace: change.digestPace ?? account.digestPace,
    privacy: { ...account.privacy, ...(privacy as Partial<Account["privacy"]>) },
  };
}

import { eventKinds } from "@khamt/contract";
import { languages } from "@khamt/contract/vocabulary";
import type { Email, EmailKind } from "./email.ts";

export const publicUrl = "https://khamt.example";
export const token = "t".repeat(43);
export const undo = `/reset-password#${token}`;

type Contents<L> = L extends Email ? Omit<L, "to" | "language" | "id" | "reader"> : never;
export const samples: { [Kind in EmailKind]: Contents<Extract<Email, { kind: Kind }>> } = {
  welcome: { kind: "welcome", accountType: "company" },
  code: { kind: "code", code: "AB2C9X", minutes: 10 },
  "work-code": { kind: "work-code", code: "AB2C9X", minutes: 10, company: "Тэнгэр ХХК" },
  "already-registered": { kind: "already-registered", wanted: "change" },
  "password-reset": { kind: "password-reset", token, minutes: 30 },
  "given-back": { kind: "given-back", token, hours: 24 },
  "account-invitation": {
    kind: "account-invitation",
    token,
    days: 14,
    programme: "Намрын хөтөлбөр",
    startUp: { kind: "company", name: `Тэнгэр ХХК ${"Б".repeat(80)}` },
  },
  "programme-invitation": {
    kind: "programme-invitation",
    programme: `Намрын хөтөлбөр ${"Б".repeat(80)}`,
    until: "2026-06-03T12:00:00.000Z",
    path: "/programmes/autumn?invitation=AbC",
  },
  "jury-invitation": {
    kind: "jury-invitation",
    programme: `Намрын хөтөлбөр ${"Б".repeat(80)}`,
    path: "/jury/00000000-0000-4000-8000-000000000000",
    left: null,
    isReminder: false,
    until: "2026-06-03T12:00:00.000Z",
  },
  "password-changed": { kind: "password-changed" },
  "email-change-confirm": { kind: "email-change-confirm", token, hours: 24 },
  "email-change-notice": { kind: "email-change-notice", newEmail: "new@example.test" },
  "email-changed": { kind: "email-changed", newEmail: "new@example.test", undo },
  "new-device": { kind: "new-device", browser: "Firefox", system: null },
  "second-step-on": { kind: "second-step-on", undo },
  "second-step-off": { kind: "second-step-off" },
  "passkey-added": { kind: "passkey-added", name: "Phone", undo },
  "passkey-removed": { kind: "passkey-removed", name: "Утас" },
  "recovery-code-used": { kind: "recovery-code-used", left: 1 },
  "second-step-failed": { kind: "second-step-failed" },
  "account-standing": {
    kind: "account-standing",
    standing: "suspended",
    rule: "respect",
    note: "Бусдыг доромжилсон тул ийм шийдвэр гаргалаа.",
    until: "2026-06-03T12:00:00.000Z",
    token,
    appealTo: "operator@khamt.test",
  },
  "deletion-planned": { kind: "deletion-planned", deletesAt: "2026-06-03T12:00:00.000Z" },
  "deletion-cancelled": { kind: "deletion-cancelled" },
  deleted: { kind: "deleted" },
  "backup-failed": { kind: "backup-failed", last: "2026-06-03T12:00:00.000Z" },
  "domain-lost": { kind: "domain-lost", domain: "tengri.mn" },
  "contact-form": {
    kind: "contact-form",
    reads: "en",
    name: "Нараа",
    email: "naraa@example.test",
    topic: "fault",
    lines: ["Энэ товч ажиллахгүй байна, яах вэ?"],
  },
  "test-letter": { kind: "test-letter" },
  "match-digest": {
    kind: "match-digest",
    waiting: [
      {
        kind: "invitation",
        count: 4,
        names: [`Цэрэндорж ${"Б".repeat(80)}`, "Нараа", "Сувд"],
        others: 1,
        path: "/connections",
      },
      { kind: "message", count: 1, names: [], others: 0, path: "/messages" },
      { kind: "reply", count: 2, names: ["Сувд"], others: 0, path: "/messages" },
    ],
    matches: [
      { name: "Нараа", percent: 91, reason: "React", path: "/match?source=idea:1&target=cofounder:2" },
    ],
    more: 2,
    next: { step: "answer", name: null, path: "/dashboard" },
    unsubscribe: "/api/mail/unsubscribe?token=t",
  },
  desk: {
    kind: "desk",
    waiting: [
      { task: "applications", count: 3, programme: `Хаврын ${"х".repeat(80)}`, path: "/manage" },
      { task: "letters", count: 1, programme: null, path: "/manage" },
    ],
    unsubscribe: "/api/mail/unsubscribe?token=t",
  },
  news: {
    kind: "news",
    news: "invitation",
    actor: `Цэрэндорж ${"Б".repeat(80)}`,
    title: `Худалдааны төв ${"х".repeat(80)}`,
    state: null,
    quote: "Танай санаа надад таалагдлаа. Би хоёр жил ийм зүйл хийсэн.",
    path: "/connections#id",
    unsubscribe: "/api/mail/unsubscribe?token=t",
  },
  verification: {
    kind: "verification",
    outcome: "vouched",
    who: `Цэрэндорж ${"Б".repeat(80)}`,
    domain: null,
    note: "",
    at: "2026-05-04T12:00:00.000Z",
  },
  moderation: {
    kind: "moderation",
    outcome: "upheld",
    title: `Худалдааны төв ${"х".repeat(80)}`,
    rule: "no-fraud",
    note: "Энэ хаягаар мөнгө нэхсэн байна, тийм биз дээ.",
    appealTo: "operator@khamt.test",
    token: null,
  },
  "service-desk": {
    kind: "service-desk",
    reads: "mn",
    requester: null,
    service: "investment-advisory",
    isCancelled: false,
    requestId: "id",
  },
};
const states = [null, "sent", "accepted", "declined", "expired"];
const decided = ["held", "upheld", "dismissed", "restored", "kept", "account-kept"].flatMap((outcome) =>
  [samples.moderation.title, null].map((title) => ({
    ...samples.moderation,
    outcome,
    title,
    token: outcome === "account-kept" ? token : null,
    appealTo: null,
  })),
);
const verified = ["vouched", "taken-back", "renamed", "lost"].map((outcome) => ({
  ...samples.verification,
  outcome,
  who: null,
  domain: "tengri.mn",
  note: "Бид уулзсан.",
}));
const standings = (["good", "restricted"] as const).map((standing) => ({
  ...samples["account-standing"],
  standing,
  rule: null,
  until: null,
  token: standing === "good" ? null : token,
  appealTo: null,
}));
const newsKinds = eventKinds.filter(
  (kind) =>
    kind !== "moderation" &&
    kind !== "verification" &&
    kind !== "programme-application" &&
    kind !== "trouble",
);
const news = newsKinds.map((kind, at) => ({
  ...samples.news,
  news: kind,
  state: states[at % states.length] ?? null,
  actor: kind === "review" ? null : samples.news.actor,
  title: kind === "application" ? null : samples.news.title,
}));
export const letters = languages.flatMap((language) =>
  [
    ...Object.values(samples),
    { ...samples["account-invitation"], until: "2026-06-03T12:00:00.000Z" },
    ...news,
    ...decided,
    ...verified,
    ...standings,
  ].map((sample): Email => ({
    ...sample,
    to: "member@example.test",
    language,
  })),
);

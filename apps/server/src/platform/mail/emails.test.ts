import { expect, test } from "vitest";
import { languages } from "@khamt/contract/vocabulary";
import { render } from "./render.ts";
import { letters, publicUrl, samples, token, undo } from "./set-up-emails.ts";
import { notificationsMn } from "./words/notifications-mn.ts";

test.each(letters)("“$kind” in $language is whole as text and as HTML", (letter) => {
  const { subject, text, html } = render(letter, { publicUrl });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject.length).toBeLessThan(78);
  expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|NaN|Invalid/);
  expect(html).toContain(`<html lang="${letter.language}">`);
  const letters = `${subject}${text}`.match(/\p{L}+/gu) ?? [];
  const cyrillic = letters.filter((word) => /\p{Script=Cyrillic}/u.test(word));
  expect(cyrillic.length / letters.length > 0.5).toBe(letter.language === "mn");
});

test.each(letters)(
  "“$kind” in $language names the site that has a name of its own, and no other",
  (letter) => {
    const name = { en: "Tech Hub", mn: "Тех Хаб" };
    const postal = { en: "Peace Avenue 1\nUlaanbaatar", mn: "Энхтайваны өргөн чөлөө 1\nУлаанбаатар" };
    const site = { name, postal, contactEmail: "desk@hub.example" };
    const { subject, text, html, brand } = render(letter, { publicUrl, site });
    expect(brand).toBe(name[letter.language]);
    for (const each of [subject, text, html]) expect(each).not.toMatch(/Khamt|Хамт(?!р)|\0/);
    expect(text).toContain(`-- \n${brand}, ${publicUrl}\n${postal[letter.language]}\ndesk@hub.example\n`);
    expect(html).toContain("desk@hub.example");
  },
);

test("what somebody wrote of the product keeps its name", () => {
  const site = { name: { en: "Tech Hub", mn: "Тех Хаб" }, postal: null, contactEmail: null };
  const quote = "I like Khamt, «Хамт»-ын загвар";
  const letter = { ...samples.news, quote, to: "a@b.test", language: "mn" } as const;
  expect(render(letter, { publicUrl, site }).text).toContain(`> ${quote}\n`);
});

test("a letter's links carry the token in the fragment, in both forms", () => {
  for (const [kind, path] of [
    ["password-reset", "/reset-password"],
    ["given-back", "/reset-password"],
    ["account-invitation", "/reset-password?account=new&startUp=company"],
    ["email-change-confirm", "/confirm-email"],
  ] as const) {
    const { text, html } = render({ ...samples[kind], to: "a@b.test", language: "mn" }, { publicUrl });
    expect(text).toContain(`${publicUrl}${path}#${token}`);
    expect(html.split(`href="${publicUrl}${path.replace("&", "&amp;")}#${token}"`)).toHaveLength(3);
  }
});

test("an address to copy has its Cyrillic as it is read, and leads to the same place", () => {
  const path = `/results?${new URLSearchParams({ for: "cofounder", wish: "дизайнер & <b>" }).toString()}`;
  const { text, html } = render({ ...samples.news, path, to: "a@b.test", language: "mn" }, { publicUrl });
  expect(html).toContain(`>${publicUrl}/results?for=cofounder&amp;wish=дизайнер+%26+%3Cb%3E</a>`);
  expect(html.split(`href="${publicUrl}${path.replace("&", "&amp;")}"`)).toHaveLength(3);
  expect(text).toContain(`${publicUrl}${path}`);
});

test.each(["second-step-on", "second-step-failed", "recovery-code-used", "passkey-added"] as const)(
  "the letter “%s” leads to where the second step and the password are",
  (kind) => {
    const letter = { ...samples[kind], to: "a@b.test", language: "en" } as const;
    expect(render(letter, { publicUrl }).text).toContain(`${publicUrl}/settings?section=security`);
  },
);

test("a letter about a new device leads to the devices", () => {
  const { text } = render({ ...samples["new-device"], to: "a@b.test", language: "en" }, { publicUrl });
  expect(text).toContain(`${publicUrl}/settings?section=devices`);
});

test.each([
  ["en", "Hello Bat,", "Hello,"],
  ["mn", "Сайн байна уу, Bat?", "Сайн байна уу?"],
] as const)(
  "a letter greets its reader, by name where the address is the reader's (%s)",
  (language, named, nameless) => {
    const to = { to: "a@b.test", language };
    for (const sample of [samples.welcome, samples["new-device"], samples["match-digest"], samples.news]) {
      const { text, html } = render({ ...sample, ...to, reader: "Bat" }, { publicUrl });
      expect(text).toContain(`\n\n${named}\n\n`);
      expect(html).toContain(named);
    }
    expect(render({ ...samples.code, ...to }, { publicUrl }).text).toContain(`\n\n${nameless}\n\n`);
  },
);

test("what somebody wrote stands as a quotation, line by line, after the words that say who it is", () => {
  const quote = "<b>Let's\u0007 build it\n\u202EBat";
  const { text, html } = render({ ...samples.news, quote, to: "a@b.test", language: "en" }, { publicUrl });
  expect(text).toMatch(/has written why\.\n\n> <b>Let's  build it\n> Bat\n\nYou can accept/);
  expect(html).toContain("&lt;b&gt;Let&#39;s  build it\nBat</blockquote>");
});

test.each(languages)("whoever did not change the address is told where to write, in %s", (language) => {
  const letter = { ...samples["email-changed"], to: "a@b.test", language };
  const site = { name: null, postal: null, contactEmail: "desk@hub.example" };
  const reachable = render(letter, { publicUrl, site });
  expect(reachable.replyTo).toBe("desk@hub.example");
  expect(reachable.text.split("desk@hub.example")).toHaveLength(3);
  const { replyTo, text } = render(letter, { publicUrl });
  expect(replyTo).toBeUndefined();
  expect(text).toContain(`${publicUrl}/contact`);
  expect(text).not.toMatch(/reply|хариул/);
});

test("a decision in its owner's favour invites no appeal, one against it does", () => {
  const to = { to: "a@b.test", language: "en" } as const;
  const invites = (outcome: string) =>
    render({ ...samples.moderation, ...to, outcome }, { publicUrl }).text.includes("ask for a second look");
  expect(["held", "upheld", "dismissed", "restored", "kept"].filter(invites)).toEqual(["held", "upheld"]);
});

test.each([
  ["application", "finishing", "says that the work is done. Please confirm it"],
  ["application-answer", "finished", "has confirmed that the work is done"],
  ["question", "answer", "has answered what you asked"],
  ["question", null, "would like to know more"],
  ["application-answer", "shortlisted", "has put you on the shortlist"],
] as const)("news of an %s that is %s says so", (kind, state, said) => {
  const letter = { ...samples.news, news: kind, state, to: "a@b.test", language: "en" } as const;
  expect(render(letter, { publicUrl }).text).toContain(said);
});

test("a long title is cut between two words", () => {
  const title = "Somebody with years of experience in wholesale";
  const letter = { ...samples.news, news: "search-match", title, to: "a@b.test", language: "en" } as const;
  expect(render(letter, { publicUrl }).text).toContain("“Somebody with years of experience…”");
});

test("R20: what a stranger typed is shown as text, and can't turn the words around it", () => {
  const hostile = `<img src=x onerror=alert(1)>"'&\u202emoc.live`;
  const { html, text } = render(
    { kind: "email-changed", undo, newEmail: hostile, to: "a@b.test", language: "en" },
    { publicUrl },
  );
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;moc.live");
  expect(html).not.toContain("<img");
  expect(text).not.toContain("\u202e");
});

test.each(languages)(
  "only who is asked for a yes or no reads that a no is an answer too, in %s",
  (language) => {
    const note = { en: "a kind no is an answer too", mn: notificationsMn.note }[language];
    const told = (fields: Partial<typeof samples.news>) =>
      render({ ...samples.news, ...fields, to: "a@b.test", language }, { publicUrl }).text.includes(note);
    expect(told({ news: "invitation", state: null })).toBe(true);
    expect(told({ news: "application", state: "sent" })).toBe(true);
    expect(told({ news: "invitation-answer", state: "accepted" })).toBe(false);
    expect(told({ news: "application-answer", state: "accepted" })).toBe(false);
  },
);

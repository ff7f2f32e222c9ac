import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { preferences } from "./entities/preferences.ts";
import { saidText, textBetween } from "./fields.ts";
import { announcementInput } from "./members/announcement.ts";
import { askInput, connectionSettingsInput, invitation } from "./members/connection.ts";
import { messageInput } from "./members/conversation.ts";
import { programmeInput } from "./members/programme.ts";
import { roundsInput } from "./members/rounds.ts";
import { storyInput } from "./members/success-story.ts";
import { contactInput } from "./site/contact-form.ts";
import { siteInput } from "./site/site.ts";

const nothing = ["", "  ", "\u200b", "\u2060 \u00ad", "\u3164", "\ufe0f"];
const something = ["Сайн уу", "?", "👩‍🚀", "\u200bHi", "مرحبا"];

describe("one line, whoever writes it", () => {
  const both = (said: string) => ({ en: said, mn: said });
  it.each<[string, z.ZodType, (said: string) => unknown]>([
    ["the title of a success story", storyInput.shape.title, (said) => `${said} and so on`],
    ["the title of an announcement", announcementInput.shape.title, both],
    ["the name of a programme", programmeInput.shape.name, both],
    ["the name of the site", siteInput.shape.name, both],
    ["the name of rounds", roundsInput.shape.name, (said) => said],
    ["a wish", preferences, (said) => ({ skills: { importance: "must", values: [said] } })],
    ["who writes to the operator", contactInput.shape.name, (said) => said],
  ])("%s turns and hides nothing around it", (_what, schema, given) => {
    expect(schema.safeParse(given("Хавар 2027")).success).toBe(true);
    for (const said of [
      "evil\u202egnp.exe",
      "two\nlines",
      "z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
    ])
      expect(schema.safeParse(given(said)).success, said).toBe(false);
  });
});

describe("words to somebody", () => {
  it("say something that is seen", () => {
    for (const typed of nothing) {
      expect(saidText(100).safeParse(typed).success, typed).toBe(false);
      expect(askInput.safeParse({ text: typed }).success, typed).toBe(false);
      expect(invitation.shape.message.safeParse(typed).success, typed).toBe(false);
    }
    for (const typed of something) expect(saidText(100).parse(typed)).toBe(typed);
  });

  it("are as long as is asked where they are seen", () => {
    const letter = textBetween({ least: 8, most: 20 });
    for (const typed of ["Сайн байна уу", "Eight it\n is"]) expect(letter.parse(typed)).toBe(typed);
    for (const typed of ["short", `Hi${"\u200b".repeat(9)}.`, `${"\u2800".repeat(9)}!`])
      expect(letter.safeParse(typed).success, typed).toBe(false);
  });

  it("are no message where nothing of them is seen, unless a file comes with it", () => {
    const message = { id: "5b7f3f0e-8a53-4f1c-9d56-0d4f3c2b1a00", attachments: [] };
    for (const text of nothing) {
      expect(messageInput.safeParse({ ...message, text }).success, text).toBe(false);
      expect(messageInput.safeParse({ ...message, text, attachments: ["/files/1"] }).success).toBe(true);
    }
    for (const text of something) expect(messageInput.safeParse({ ...message, text }).success).toBe(true);
  });

  it("are no question to who invites where nothing of them is seen", () => {
    const settings = { weeklyCap: 5, calendarUrl: null };
    for (const question of nothing)
      expect(connectionSettingsInput.parse({ ...settings, question }).question).toBeNull();
    expect(connectionSettingsInput.parse({ ...settings, question: "Why?" }).question).toBe("Why?");
  });
});

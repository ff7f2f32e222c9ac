import { describe, expect, it } from "vitest";
import { saidText } from "./fields.ts";
import { askInput, connectionSettingsInput } from "./members/connection.ts";
import { messageInput } from "./members/conversation.ts";

const nothing = ["", "  ", "\u200b", "\u2060 \u00ad", "\u3164", "\ufe0f"];
const something = ["Сайн уу", "?", "👩‍🚀", "\u200bHi", "مرحبا"];

describe("words to somebody", () => {
  it("say something that is seen", () => {
    for (const typed of nothing) {
      expect(saidText(100).safeParse(typed).success, typed).toBe(false);
      expect(askInput.safeParse({ text: typed }).success, typed).toBe(false);
    }
    for (const typed of something) expect(saidText(100).parse(typed)).toBe(typed);
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

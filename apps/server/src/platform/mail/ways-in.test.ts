import { languages } from "@khamt/contract/vocabulary";
import { expect, test } from "vitest";
import { render } from "./render.ts";

const publicUrl = "https://khamt.example";
const site = { name: null, postal: null, contactEmail: "desk@khamt.example" };
const undo = "/reset-password#token";
const says = {
  en: ["Take my account back", "within 7 days", "write to desk@khamt.example"],
  mn: ["Бүртгэлээ буцааж авах", "7 хоногийн дотор", "desk@khamt.example хаягаар бичнэ үү"],
};

test.each(languages)(
  "who is told in %s of a way in that no new password ends gets a link that does, and is told for how long",
  (language) => {
    const to = { to: "member@example.test", language, undo };
    for (const letter of [
      { ...to, kind: "passkey-added", name: "Phone" },
      { ...to, kind: "second-step-on" },
      { ...to, kind: "email-changed", newEmail: "new@example.test" },
    ] as const) {
      const { text, html } = render(letter, { publicUrl, site });
      for (const form of [text, html])
        for (const words of [...says[language], publicUrl + undo]) expect(form).toContain(words);
    }
  },
);

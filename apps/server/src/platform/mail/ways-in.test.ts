import { languages } from "@khamt/contract/vocabulary";
import { expect, test } from "vitest";
import { render } from "./render.ts";

const publicUrl = "https://khamt.example";
const site = { name: null, postal: null, contactEmail: "desk@khamt.example" };
const says = {
  en: { remove: "remove this passkey", write: "write to desk@khamt.example at once" },
  mn: { remove: "түлхүүрийг тохиргооноос хасна уу", write: "desk@khamt.example хаягаар нэн даруй бичнэ үү" },
};

test.each(languages)(
  "who is told in %s of a way in that no new password ends is told what does",
  (language) => {
    const to = { to: "member@example.test", language };
    const added = render({ ...to, kind: "passkey-added", name: "Phone" }, { publicUrl, site });
    const secured = render({ ...to, kind: "second-step-on" }, { publicUrl, site });
    for (const form of [added.text, added.html]) expect(form).toContain(says[language].remove);
    for (const form of [secured.text, secured.html]) expect(form).toContain(says[language].write);
  },
);

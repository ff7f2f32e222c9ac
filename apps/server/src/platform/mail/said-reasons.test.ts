import { expect, test } from "vitest";
import { languages } from "@khamt/contract/vocabulary";
import { render } from "./render.ts";

const publicUrl = "https://khamt.example";

test.each(languages)("a refusal gives no reason that nobody gave, in %s", (language) => {
  const letter = {
    kind: "news",
    news: "application-answer",
    actor: "Тэнгэр ХХК",
    title: "A shop",
    state: "declined",
    quote: null,
    path: "/applications#id",
    unsubscribe: "/api/mail/unsubscribe?token=t",
  } as const;
  const { text } = render({ ...letter, to: "a@b.test", language }, { publicUrl });
  expect(text).toMatch(/did not accept your application|хүсэлтийг зөвшөөрсөнгүй/);
  expect(text).not.toMatch(/someone else|өөр хүн/);
});

test.each(languages)(
  "a letter to the address of the settings is about no account's safety, in %s",
  (language) => {
    const letter = {
      kind: "service-desk",
      reads: "mn",
      requester: "Нараа",
      service: "design",
      isCancelled: false,
      requestId: "id",
    } as const;
    const { text } = render({ ...letter, to: "desk@b.test", language }, { publicUrl });
    expect(text).not.toMatch(/safety of an account|аюулгүй байдлын тухай/);
  },
);

import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const namedIn = (text: string) => language.findConcepts(text).map(({ concept }) => concept);

test.each([
  ["Video guy. I do weddings.", "video-production"],
  ["We need a web person for two weeks.", "web-development"],
  ["Сайн вебийн хүн нэг л хэрэгтэй.", "web-development"],
  ["We would hire a sales rep and somebody for social media.", "social-media-marketing"],
  ["Looking for a person for trending topics", "social-media-marketing"],
  ["Интеграц хийж чадах IT баг хайж байна.", "information-technology"],
  ["Looking for someone for the website.", "web-development"],
  ["We need an app and a logo.", "mobile-development"],
  ["Вэб сайт хэрэгтэй.", "web-development"],
])("what is a name on lists alone is one before who is called by it: “%s”", (text, concept) =>
  expect(namedIn(text)).toContain(concept),
);

test.each([
  ["Дуудлагын багтай, өдөр шөнөгүй ажиллана.", "call-centre"],
  ["We post for people on social media.", "social-media-marketing"],
  ["We don't need somebody for social media.", "social-media-marketing"],
  ["I am not an IT person.", "information-technology"],
  ["The video was shot by a nice person.", "video-production"],
  ["Put your contact person on the web.", "web-development"],
  ["We need someone to promote our website.", "web-development"],
])("but not elsewhere: “%s”", (text, concept) => expect(namedIn(text)).not.toContain(concept));

test.each([
  ["Ноосон бүтээгдэхүүний дизайнер хайж байна.", "ux-ui-designer"],
  ["Early stage, no code yet.", "no-code"],
])("nor is one read across names: “%s” is no %s", (text, concept) =>
  expect(namedIn(text)).not.toContain(concept),
);

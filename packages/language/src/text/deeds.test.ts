import { expect, test } from "vitest";
import { createLanguage } from "../language.ts";

const language = createLanguage();
const skillsIn = (text: string) =>
  language
    .findConcepts(text, { romanised: false })
    .filter(({ kind }) => kind === "skill")
    .map(({ concept }) => concept);

test.each([
  ["build us a website", "web-development"],
  ["set up an online shop", "ecommerce-development"],
  ["take care of children", "early-childhood-education"],
  ["who builds websites", "web-development"],
  ["She built our online shop", "ecommerce-development"],
  ["making mobile games", "game-development"],
  ["keeps our books", "accounting"],
  ["keep bees", "beekeeping"],
  ["find new customers", "sales"],
  ["who finds orders", "sales"],
  ["answers the phone kindly", "customer-service"],
  ["attract more tourists", "tourism-marketing"],
  ["sell to firms", "b2b-sales"],
  ["find water", "hydrogeology"],
  ["talk to customers", "customer-service"],
  ["manage a big team", "leadership"],
  ["write a business plan", "business-writing"],
  ["fix cars", "car-repair"],
  ["repairing phones", "phone-repair"],
  ["take photos of food", "photography"],
  ["draw a logo", "branding-design"],
  ["cut hair", "hairdressing"],
  ["herd sheep", "animal-husbandry"],
  ["drive a truck", "professional-driving"],
  ["analyse our data", "data-analysis"],
  ["teach children maths", "teaching"],
  ["sew dresses", "sewing"],
  ["build a booking app", "mobile-development"],
  ["build scalable web applications", "web-development"],
  ["create tools that people use", "software-development"],
  ["who understands customs", "customs"],
  ["photograph our rugs", "photography"],
  ["someone to film our harvest", "video-production"],
  ["we lose track of our stock", "inventory-management"],
  ["we need 3 containers shipped", "freight-forwarding"],
  ["I want our books kept", "accounting"],
  ["get the apartment cleaned", "cleaning-services"],
])("“%s” is %s", (text, skill) => expect(skillsIn(text)).toContain(skill));

test.each([
  ["someone who can sell", "sales"],
  ["a person to sell to hospitals", "sales"],
  ["somebody who codes", "software-development"],
  ["good at selling", "sales"],
])("an ability needs no object: “%s” is %s", (text, skill) => expect(skillsIn(text)).toContain(skill));

test.each([
  "We sell shoes.",
  "They draw water from the well.",
  "We run late.",
  "The design. Websites follow.",
  "a well organised team",
  "Buyers can find us.",
  "We look for children's clothes.",
  "We build house boats.",
  "Buy it today.",
  "a set of shops",
  "a good track record",
  "Design is in-house.",
  "The apartment was cleaned.",
])("“%s” is no deed", (text) => expect(skillsIn(text).filter((skill) => skill !== "design")).toEqual([]));

test("what is refused is refused", () => {
  const [match] = language.findConcepts("I don't build websites.", { romanised: false });
  expect(match).toMatchObject({ concept: "web-development", role: "not", surface: "build websites" });
});

test("what the deed is done to is named besides", () => {
  const concepts = language.findConcepts("We make furniture.").map(({ concept }) => concept);
  expect(concepts).toEqual(expect.arrayContaining(["furniture-making", "furniture-industry"]));
});

test("a name that begins with a verb is no deed of what stands behind it: “heat pumps for houses”", () => {
  const skills = skillsIn("Heat pumps for houses");
  expect(skills).toContain("heat-pumps");
  expect(skills).not.toContain("home-heating");
});

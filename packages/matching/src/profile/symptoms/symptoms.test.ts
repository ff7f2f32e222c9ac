// What a text is short of by what it tells of it, in both languages and alphabets; nothing of others or of the reader.
import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { english } from "./english.ts";
import { mongolian } from "./mongolian.ts";
import { symptomsIn } from "./symptoms.ts";

const told = `
We lost two orders because nobody picked up the phone. | customer-service
A ski rental. We need starting capital. | investment|investor-role
We are looking for funding. | investment|investor-role
Хуульч, гагнуурчин, санхүүжилт хэрэгтэй. | investment|investor-role
Our receipts live in a shoebox. | accounting
The tax office has written twice. | tax
The bank will not lend to us. | fundraising
Our website crashes on phones. | web-development
Nobody comes back after the first week. | ux-research|customer-success
I have twelve years of survey answers in Excel. | data-analysis
No one within 200 km can fix the looms. | equipment-maintenance|repair-maintenance
We sign contracts without a lawyer. | contract-law
The jars leak on the road. | packaging-design|packaging
Our container has been stuck at the border for a month. | customs
We were hacked twice. | cybersecurity
We cannot tell where the money went. | accounting
My calves are dying. | veterinary
The stock never matches the list. | inventory-management
Утсаа авах хүн байхгүй. | customer-service
Ашигтай байгаагаа мэдэхгүй. | accounting
Татварт хоёр удаа торгуулсан. | tax
Банк зээл өгөхгүй байна. | fundraising
Сайт маань гацаад байна. | web-development
Гэрээгээ ойлгохгүй зурдаг. | contract-law
Ачаа маань хил дээр гацсан. | customs
Пэйж маань хоосон. | social-media-marketing
Барааны үлдэгдэл зөрөөд байна. | inventory-management
Апп маань бэлэн ч хэн ч мэдэхгүй байна. | marketing
Үнээ яаж тогтоохоо мэдэхгүй байна. | pricing|cost-estimation
Tatvart torguulsan. | tax
Konteiner maani hil deer gatsaad baina. | customs
`;

const ofOthers = [
  "We have a bank. Not seeking capital.",
  "Does nobody pick up your phone? We do.",
  "Farmers lose milk because the jars leak.",
  "We help shops whose stock never matches the list.",
  "Nobody picks up the phone in most clinics.",
  "Та татварт торгуулсан уу?",
  "Малчид гэрээгээ ойлгохгүй зурдаг.",
  "Хүн хайж байна.",
  "Малчид мөнгө дутуу авдаг.",
  "We lend money to farmers.",
  "hun haij baina",
  "Өр барагдуулахгүй.",
  "Бид гэрээ, тендерийн баримт орчуулж, аман орчуулга хийдэг.",
  "Gardeners in the Facebook group want it silent.",
  "Байрны хоосон зогсоолыг түрээслүүлнэ.",
  "Drivers complain of empty seats.",
  "The buyers come late and pay what they like.",
];

describe("what goes wrong where an ability is missing", () => {
  test.each(
    told
      .trim()
      .split("\n")
      .map((line) => line.split(" | ") as [string, string]),
  )("%s", (text, concepts) => {
    const isTyped = /^(?:Tatvart|Konteiner)/.test(text);
    expect(symptomsIn(text, isTyped).map((symptom) => symptom.concepts.join("|"))).toEqual([concepts]);
  });

  test.each(ofOthers)("nothing is missing: %s", (text) => {
    expect(symptomsIn(text, text.startsWith("hun"))).toEqual([]);
  });

  test("the words are told as they are written", () => {
    const text = "Cafe. Last month NOBODY picked up the phone!";
    const [symptom] = symptomsIn(text, false);
    expect(text.slice(symptom?.start, symptom?.end)).toBe("NOBODY picked up the phone");
  });

  test("all concepts are known", () => {
    const { kindOf } = createLanguage();
    const ids = `${english}${mongolian}`
      .trim()
      .split(/\n+/)
      .flatMap((line) => (line.split(": ")[0] ?? "").split("|"));
    expect(ids.filter((id) => kindOf(id) === undefined)).toEqual([]);
  });
});

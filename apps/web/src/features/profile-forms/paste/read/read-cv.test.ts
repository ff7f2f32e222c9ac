import { describe, expect, it } from "vitest";
import { read } from "./set-up-read.ts";

const founder = `Daniel Kim-Batbold
Senior Backend Engineer · Munich, Germany (moving back to Ulaanbaatar in March 2027)

SUMMARY
I am relocating to Mongolia and would like to join a startup as technical co-founder. I am not interested in gambling. I have built payment systems. Open to remote for the first months. Looking for 15-25% equity; can live without salary for 6 months.

EXPERIENCE
Delivery Hero, Berlin — Senior Software Engineer (2020 – present)
- Go and Kotlin microservices, AWS, route optimisation of couriers

EDUCATION
M.Sc. Computer Science, TU Munich, 2016`;

const cook = {
  cyrillic: `Батмөнхийн Оюунаа
Боловсрол
2009-2012 Хүнс технологийн коллеж, тогооч мэргэжил
Ажлын туршлага
2012-2015 "Модерн Номадс" ресторан, тогооч
2015-2019 Шангри-Ла зочид буудал, ахлах тогооч (су-шеф), 14 хүний баг удирдаж байсан
2023-аас хойш гэрийн нөхцөлд бууз, хуушуур захиалгаар хийж байгаа.
Хэл: монгол, англи дунд, хятад анхан
Миний тухай
Өөрөө 20 сая төгрөг байгаа. Чөлөөт цагаараа хөрөг зурдаг.`,
  latin: `Batmunkhiin Oyunaa
Bolovsrol
2009-2012 Huns tehnologiin kollej, togooch mergejil
Ajliin turshlaga
2012-2015 "Modern Nomads" restoran, togooch
2015-2019 Shangri-La zochid buudal, ahlah togooch (su shef), 14 hunii bag udirdaj baisan
2023-aas hoish geriin nuhtsuld buuz, khuushuur zahialgaar hiij bgaa
Hel: mongol, angli dund, hyatad anhan
Minii tuhai
Ooroo 20 saya tugrug baigaa. Chuluut tsagaaraa hureg zurdag.`,
};

describe("a CV", () => {
  it("tells the terms of a founder, the place before the bar, and skills by the names that stand there", () => {
    const found = read("cofounder", founder);
    expect(found).toMatchObject({
      bio: "I am relocating to Mongolia and would like to join a startup as technical co-founder. I am not interested in gambling. I have built payment systems. Open to remote for the first months. Looking for 15-25% equity; can live without salary for 6 months.",
      equityExpectation: "15-25%",
      location: "Munich, Germany",
      university: "TU Munich",
    });
    expect(found["skills"]).toContain("route optimisation");
    expect(found["skills"]).not.toContain("delivery apps");
  });

  it("reads no words in addresses, takes what stands under the name, and what was studied beside the level", () => {
    const found = read(
      "cofounder",
      `Туяа Бат
React Native хөгжүүлэгч
Улаанбаатар, Хан-Уул дүүрэг
tuya@example.com, https://tuya.com, 9911-2233
Боловсрол: МУИС, Программ хангамж, бакалавр, 2019
Ур чадвар: React Native, TypeScript`,
    );
    expect(found).toMatchObject({
      title: "React Native хөгжүүлэгч",
      expertise: ["программ хангамж хөгжүүлэлт"],
      skills: ["React Native", "TypeScript"],
      email: "tuya@example.com",
      education: "bachelor",
      university: "МУИС",
      degree: "Программ хангамж",
    });
  });

  it("has no signs of lists before its words, whether Word's own or the letters that stand for them", () => {
    const skills = ["\uF0B7\tFigma", "o\tPhotoshop", "ü Illustrator", "➢ Зураг авалт", "§\tAnimation"];
    const found = read("cofounder", `SARNAI Ganbold\n\uFEFFSkills\n${skills.join("\n")}`);
    expect(found).toEqual(
      expect.objectContaining({
        firstName: "Sarnai",
        lastName: "Ganbold",
        skills: ["Figma", "Photoshop", "Illustrator", "Зураг авалт", "Animation"],
      }),
    );
  });

  it("tells the points of a list in the text about oneself as sentences", () => {
    const about = "Profile\nI build shops on the web.\n• Led a team of six\n\uF0B7\tBuilt a payment gateway";
    expect(read("cofounder", about)["bio"]).toBe(
      "I build shops on the web. Led a team of six. Built a payment gateway.",
    );
  });

  it("of two columns is read one after the other; a column of years stays beside its jobs", () => {
    const found = read(
      "cofounder",
      `Sarnai Ganbold                                   CONTACT
Product Designer                                 sarnai.g@example.com
                                                 +976-8811-2233
ABOUT ME                                         Ulaanbaatar
I have designed apps for banks and clinics.      SKILLS
EXPERIENCE                                       Figma
2020 - now   Khan Bank, Lead designer            User research
2017 - 2020  Ard Financial, Designer             LANGUAGES
EDUCATION                                        Mongolian (native)
2013 - 2017  MUST, Graphic design                English (C1)`,
    );
    expect(found).toMatchObject({
      lastName: "Ganbold",
      title: "Product Designer",
      skills: expect.arrayContaining(["Figma", "User research"]),
      languages: ["Mongolian", "English"],
      university: "MUST",
      location: "Ulaanbaatar",
      email: "sarnai.g@example.com",
    });
    const years = ["2021-2024", "2019-2021", "2016-2019", "2012-2016"];
    const jobs = (gap: string) =>
      read(
        "cofounder",
        `Бат Дорж\nТуршлага\n${years.map((each) => `Говь ХК, ахлах нягтлан${gap}${each}`).join("\n")}`,
      );
    expect(jobs(" ".repeat(10))).toEqual(jobs(" "));
  });

  it.each([cook.cyrillic, cook.latin])("of a cook is read in both scripts: %s", (text) => {
    const found = read("cofounder", text);
    expect(found).not.toHaveProperty("availability");
    expect(found["title"]).toMatch(/^(?:Ахлах тогооч|Ahlah togooch)$/);
    expect(found["university"]).toMatch(/^(?:Хүнс технологийн коллеж|Huns tehnologiin kollej)$/);
    expect(found["languages"]).toEqual(["монгол хэл", "англи хэл", "хятад хэл"]);
  });
});

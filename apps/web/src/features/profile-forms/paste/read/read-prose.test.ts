import { describe, expect, it } from "vitest";
import { read } from "./set-up-read.ts";

describe("a few lines that somebody wrote of themselves", () => {
  it("in English are read though they lean on no verb", () => {
    expect(
      read(
        "cofounder",
        "Hi, I'm Saraa. 2016-2021 credit analyst at Golomt bank, then 3 years product manager in a small fintech. Good at SQL and Excel, a little Figma. I won't do loan operations again. Looking for a developer. In Ulaanbaatar, evenings, about 15 hours a week. Mongolian, English, some Russian.",
      ),
    ).toEqual({
      firstName: "Saraa",
      title: "Product manager",
      bio: "2016-2021 credit analyst at Golomt bank, then 3 years product manager in a small fintech. Good at SQL and Excel, a little Figma. I won't do loan operations again. Looking for a developer. In Ulaanbaatar, evenings, about 15 hours a week. Mongolian, English, some Russian.",
      experience: "5-10",
      availability: "part-time",
      skills: ["SQL", "Microsoft Excel", "Figma"],
      expertise: ["product management"],
      industries: ["banking industry", "FinTech"],
      languages: ["Mongolian", "English", "Russian"],
      location: "Ulaanbaatar",
      timezone: "GMT+8",
    });
  });

  it("in Mongolian too", () => {
    expect(
      read(
        "cofounder",
        "Маркетингийн менежерээр 4 жил ажиллаж байна. Контент бэлтгэх, брэндинг чиглэлээр туршлагатай. SQL, Excel сайн. Хагас цагаар. Дархан. Монгол, англи, бага зэрэг орос.",
      ),
    ).toMatchObject({
      title: "Маркетингийн менежер",
      experience: "3-5",
      availability: "part-time",
      skills: ["контент бүтээх", "брэндинг", "SQL", "Excel"],
      languages: ["монгол хэл", "англи хэл", "орос хэл"],
      location: "Дархан",
    });
  });

  it("typed in Latin letters too", () => {
    expect(
      read("cofounder", "bi 8 jil nyagtlan hiisen, 1C, Excel shuud chadna. hagas tsagaar. UB"),
    ).toMatchObject({
      title: "Nyagtlan",
      experience: "5-10",
      availability: "part-time",
      location: "Улаанбаатар",
    });
  });

  it.each([
    ["Сайн байна уу. Би барилгын инженер, 2010 оноос хойш ажиллаж байгаа.", "Барилгын инженер", "10+"],
    ["Одоо хувийн компанид санхүүгийн менежерээр ажилладаг. Excel.", "Санхүүгийн менежер", undefined],
    ["Мэргэжил: Веб хөгжүүлэгч\nТуршлага: 4 жил", "Веб хөгжүүлэгч", "3-5"],
    ["Illustrator\nI have been freelancing since 2019.", "Illustrator", "5-10"],
  ])("“%s” tells a trade and years", (text, title, experience) => {
    const found = read("cofounder", text);
    expect([found["title"], found["experience"]]).toEqual([title, experience]);
  });

  it.each([
    ["a term that lies ahead", "I want to sell the company in 5 years.", "experience"],
    ["the age of something", "Our old press is 30 years old.", "experience"],
    ["studies", "2012-2018 student at the medical university.", "experience"],
    ["a full-time student", "Full time student.", "availability"],
    ["where things come from", "Fabrics from Beijing, Seoul and Istanbul.", "location"],
    ["a readiness to travel", "Based in Erdenet, can travel.", "industries"],
    ["languages of a product", "The app speaks to users in Mongolian.", "languages"],
  ])("%s fills nothing", (_what, text, field) => {
    expect(read("cofounder", text)).not.toHaveProperty(field);
  });
});

it("the branch of an employer is no skill", () => {
  expect(read("cofounder", "Финтек компанид 3 жил жолооч хийсэн.")["skills"]).toEqual([
    "мэргэжлийн жолоодлого",
  ]);
});

describe("a few lines about something else", () => {
  it("an idea needs what is asked for, not what it is to do", () => {
    expect(
      read(
        "idea",
        "We want to build an app where herders can sell wool to factories. Need a mobile developer and a designer. Part-time is ok at start.",
      ),
    ).toMatchObject({ requiredSkills: ["mobile development", "designer"], commitment: "part-time" });
  });

  it("a thing that a project needs is work; money and time are said in passing", () => {
    expect(
      read("project", "We need a new website for our dental clinic. Budget 8 million MNT, about 2 months."),
    ).toMatchObject({ requiredSkills: ["web development"], budget: "8 million MNT", timeline: "2 months" });
    expect(
      read("project", "Номын сангийн бүртгэлийн систем хийлгэнэ. Төсөв 15 сая. 3 сарын дотор дуусгах."),
    ).toMatchObject({ budget: "15 сая", timeline: "3 сар" });
  });

  it("a brief that begins with an order asks for what it tells to do", () => {
    expect(
      read("project", "Translate a 180-page mining safety manual and lay it out for print."),
    ).toMatchObject({
      requiredSkills: ["translation"],
    });
  });

  it("whoever an idea would join forces with is needed", () => {
    expect(read("idea", "Хоолны жорын апп. Flutter хөгжүүлэгчтэй хамтармаар байна.")).toMatchObject({
      requiredSkills: ["Flutter"],
    });
  });

  it("a company's legal form is part of no service, and its programs are called as it calls them", () => {
    const found = read(
      "company",
      '"Тод Зураг" ХХК нь 2018 оноос барилгын зураг төсөл, интерьер дизайн хийж байна. Archicad, Revit ашигладаг.',
    );
    expect(found).toMatchObject({ name: "Тод Зураг", technologies: ["Archicad", "Revit"] });
    expect(found["services"]).toEqual(["архитектур", "интерьер дизайн", "дизайн"]);
    expect(read("company", "Nomad Cold LLC runs 14 trucks.")).toMatchObject({ name: "Nomad Cold" });
    expect(
      read("company", "We are a 6-person studio making videos. After Effects, Premiere Pro."),
    ).toMatchObject({
      employeeCount: "6",
      technologies: ["After Effects", "Premiere Pro"],
    });
  });
});

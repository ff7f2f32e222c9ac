import * as fc from "fast-check";
import { cofounderInput, companyInput, ideaInput, projectInput } from "@khamt/contract";
import { describe, expect, it } from "vitest";
import { cv } from "../../../../../../../test/forms/cv.ts";
import { readText } from "./read-text.ts";
import { language, today, read } from "./set-up-read.ts";

describe("a CV", () => {
  it("in English fills the form, and takes nothing of a referee or of colleagues", () => {
    expect(read("cofounder", cv.en)).toEqual({
      firstName: "Bat-Erdene",
      lastName: "Ganbold",
      title: "Senior Backend Engineer",
      bio: "Backend engineer with 7+ years of experience in Node.js and payments. I have built three payment systems for banks and lenders. I am looking for a part-time role with a fintech founder in Mongolia. I know no accounting.",
      experience: "5-10",
      availability: "part-time",
      skills: [
        "Node.js",
        "PostgreSQL",
        "Docker",
        "Kubernetes",
        "Go",
        "REST APIs",
        "Payment integration",
        "Django",
        "React",
      ],
      expertise: ["backend development", "databases"],
      industries: ["FinTech", "banking industry", "telecommunications"],
      languages: ["Mongolian", "English", "Russian"],
      certifications: ["AWS Certified Solutions Architect, 2022", "Certified Kubernetes Administrator"],
      awards: ["Winner, Startup Weekend Ulaanbaatar 2021"],
      hobbies: ["Chess", "running"],
      education: "bachelor",
      university: "National University of Mongolia",
      degree: "Bachelor of Science in Computer Science",
      graduationYear: "2016",
      location: "Ulaanbaatar, Mongolia",
      timezone: "GMT+8",
      email: "bat.erdene@example.com",
      phoneNumber: "+976 9911 2233",
      linkedinUrl: "linkedin.com/in/bat-erdene",
      githubUrl: "github.com/baterdene",
      portfolioUrl: "https://baterdene.dev",
    });
  });

  it("in Mongolian does so too", () => {
    expect(read("cofounder", cv.mn)).toEqual({
      firstName: "Энхтуяа",
      lastName: "Дорж",
      title: "Нягтлан бодогч",
      age: "31",
      bio: "Би санхүүгийн чиглэлээр 6 жилийн туршлагатай нягтлан бодогч. Хагас цагаар ажиллах боломжтой. Маркетинг мэдэхгүй.",
      experience: "5-10",
      availability: "part-time",
      skills: ["Нягтлан бодох", "татварын тайлан", "Excel", "төсөв төлөвлөлт"],
      expertise: ["нягтлан бодох бүртгэл", "татвар"],
      industries: ["санхүү"],
      languages: ["монгол хэл", "англи хэл", "орос хэл"],
      awards: ["«Шилдэг залуу нягтлан» 2022"],
      education: "bachelor",
      university: "МУИС",
      degree: "Нягтлан бодох бүртгэлийн бакалавр",
      graduationYear: "2015",
      location: "Сүхбаатар дүүрэг, Улаанбаатар",
      timezone: "GMT+8",
      email: "enkhtuya@example.mn",
      phoneNumber: "9911-4455",
    });
  });

  it("in Mongolian typed in Latin letters is read by its sound", () => {
    const found = read(
      "cofounder",
      "Namaig Bold gedeg. Bi backend khogjuulegch, React bolon Node.js deer 5 jil ajillasan. Ulaanbaatar khotod amidardag. Angli kheltei. Utas: 88112233",
    );
    expect(found).toMatchObject({
      firstName: "Bold",
      experience: "3-5",
      skills: ["React", "Node.js"],
      languages: ["англи хэл"],
      location: "Улаанбаатар",
      phoneNumber: "88112233",
    });
  });

  it("need be no more than a few sentences", () => {
    expect(
      read(
        "cofounder",
        "Hi! I'm Sarah Miller, a product designer from Berlin. I design mobile apps and websites and have 4 years of experience in healthcare. I worked with designers and engineers at Siemens. My husband is a lawyer and knows contracts. I don't do marketing. I speak German and English. I can give 10 hours a week. sarah@miller.design",
      ),
    ).toEqual({
      firstName: "Sarah",
      lastName: "Miller",
      title: "Product designer",
      bio: "I'm Sarah Miller, a product designer from Berlin. I design mobile apps and websites and have 4 years of experience in healthcare. I worked with designers and engineers at Siemens. I don't do marketing. I speak German and English.",
      experience: "3-5",
      availability: "part-time",
      skills: ["UX design", "mobile development"],
      expertise: ["UX design", "UI design"],
      industries: ["healthcare"],
      languages: ["German", "English"],
      location: "Berlin",
      email: "sarah@miller.design",
    });
  });
});

describe("a share of the company that is wanted", () => {
  it.each([
    ["I want 10-20% equity and can work remote.", "10-20%"],
    ["Equity: 15%", "15%"],
    ["Зайнаас ажиллана; 15-25 хувь; цалингүй 6 сар болно.", "15-25 хувь"],
    ["10 хувийн хувьцаа авахыг хүсэж байна.", "10 хувь"],
    ["Борлуулалт 20 хувь өссөн.", undefined],
    ["We won 30% market share and sales grew by 12%.", undefined],
  ])("in %j is %s", (text, equity) => {
    expect(read("cofounder", text)["equityExpectation"]).toBe(equity);
  });
});

describe("rather nothing than a guess:", () => {
  it.each([
    ["what is denied", "I don't know React. I have no experience with accounting. I can't code."],
    ["what others do", "My wife is a lawyer and speaks French. Our co-founder knows React and Node.js."],
    ["what is looked for", "I am looking for a React developer and a lawyer. We need marketing."],
    ["who was there as well", "EXPERIENCE\nWorked with the sales team and the marketing department."],
    ["what is denied in Mongolian", "Би React мэдэхгүй. Нягтлан бодох бүртгэл хийдэггүй."],
    ["who is looked for in Mongolian", "React хөгжүүлэгч хайж байна. Маркетинг хийдэг хүн хэрэгтэй."],
  ])("%s is no skill", (_what, text) => {
    expect(read("cofounder", text)).not.toHaveProperty("skills");
  });

  it("a degree that is not finished, a sum, a year and a number are nothing of the kind", () => {
    expect(
      read("cofounder", "EDUCATION\nPhD candidate, Stanford University, 2024 – present"),
    ).not.toHaveProperty("education");
    const found = read(
      "cofounder",
      "Raised 50000000 ₮ in 2019-2021. Order 12345678. Budget 88112233 төгрөг.",
    );
    expect(found).not.toHaveProperty("phoneNumber");
    expect(found).not.toHaveProperty("graduationYear");
  });

  it("what somebody did full-time says nothing about the time from now on", () => {
    expect(read("cofounder", "EXPERIENCE\nFull-time accountant at Gobi, 2019 – 2021")).not.toHaveProperty(
      "availability",
    );
  });

  it.each([
    ["Batmunkhiin Oyunaa\n32 nastai", "Oyunaa", "Batmunkhiin"],
    ["Ganbaatariin Bold\nEngineer", "Bold", "Ganbaatariin"],
    ["Dorjiin Saraa\nManager", "Saraa", "Dorjiin"],
    ["Evelyn Smith\nManager", "Evelyn", "Smith"],
    ["Anthony Bold\nManager", "Anthony", "Bold"],
  ])("of %j the given name is %s", (text, firstName, lastName) => {
    expect(read("cofounder", text)).toMatchObject({ firstName, lastName });
  });

  it.each(["Өөрөө 20 сая төгрөг байгаа.", "Ooroo 20 saya tugrug bga", "Uuruu 5 saya tugrug bga"])(
    "one's own money is no time: %s",
    (text) => {
      expect(read("cofounder", text)).not.toHaveProperty("availability");
    },
  );

  it("a label names its field and is no part of it, and a year makes a line no list of skills", () => {
    const found = read("cofounder", "Anna Weber\nDesigner, Berlin\nUniversity: TU Berlin\nDesign, 2015");
    expect(found["university"]).toBe("TU Berlin");
    expect(found).not.toHaveProperty("skills");
  });

  it("of two Cyrillic names nobody can say which is the given one", () => {
    expect(read("cofounder", "Ганболд Бат-Эрдэнэ\nИнженер")).toMatchObject({
      firstName: "Ганболд Бат-Эрдэнэ",
    });
    expect(read("cofounder", "Доржийн Бат\nИнженер")).toMatchObject({
      firstName: "Бат",
      lastName: "Доржийн",
    });
    expect(read("cofounder", "Г.Бат-Эрдэнэ\nИнженер")).toMatchObject({
      firstName: "Бат-Эрдэнэ",
      lastName: "Г.",
    });
  });

  it("a text that says nothing fills nothing", () => {
    for (const text of ["", "\n\n", "asdfgh qwerty", "hello", "12 34 56", "—"])
      for (const kind of ["cofounder", "company", "idea", "project"] as const)
        expect(read(kind, text)).toEqual({});
  });
});

describe("years of work", () => {
  it.each([
    ["EXPERIENCE\nCook, 2024 – 2025", "0-1"],
    ["EXPERIENCE\nCook, 2018 – 2021\nWaiter, 2019 – 2021", "1-3"],
    ["I have 3 years of experience in sales.", "1-3"],
    ["I have over 10 years of experience and 3+ years in Go.", "5-10"],
    ["10+ years of experience", "10+"],
    ["12 жилийн ажлын туршлагатай", "10+"],
    ["Ажлын туршлага\n2021-одоо Тогооч", "3-5"],
    ["I am 25 years old.", undefined],
    ["Founded 20 years ago.", undefined],
  ])("of %j are %s", (text, band) => {
    expect(read("cofounder", text)["experience"]).toBe(band);
  });
});

const inputs = { cofounder: cofounderInput, company: companyInput, idea: ideaInput, project: projectInput };

it("takes only what the contract takes", () => {
  for (const [kind, text] of [
    ["cofounder", cv.en],
    ["cofounder", cv.mn],
  ] as const) {
    const found = read(kind, text);
    const shapes: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
      inputs[kind].shape;
    for (const [name, value] of Object.entries(found)) {
      const typed = name === "age" || name === "graduationYear" ? Number(value) : value;
      expect(shapes[name]?.safeParse(typed).success, name).toBe(true);
    }
  }
});

it("reads a long and messy text in less than a second", () => {
  const messy = `${cv.en}${cv.mn}`.repeat(12).replaceAll("\n", " \t\n · ").slice(0, 20_000);
  const dense = "react@x.com/+976-9911 2019-2020, ".repeat(700).slice(0, 20_000);
  for (const text of [
    messy,
    messy.replaceAll("\n", " "),
    dense,
    "a".repeat(20_000),
    "1 ".repeat(10_000),
    "Aa ".repeat(6666),
  ]) {
    const before = process.threadCpuUsage();
    for (const kind of ["cofounder", "company", "idea", "project"] as const)
      readText({ kind, text, language, today });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});

it("never stumbles, whatever is pasted", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      for (const kind of ["cofounder", "company", "idea", "project"] as const)
        for (const { value } of readText({ kind, text, language, today }))
          expect(value === "" || (Array.isArray(value) && value.length === 0)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

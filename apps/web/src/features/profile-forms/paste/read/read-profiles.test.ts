import { describe, expect, it } from "vitest";
import { read } from "./set-up-read.ts";

describe("the other forms", () => {
  it.each([
    [
      "company",
      "Altan Tech\nInfo: info@altan.mn, 7711-2233\nWe build ERP software for wholesalers in Darkhan.",
    ],
    ["idea", "AgriLink\nContact: Bold 9911-2233, bold@agri.mn\nWe connect herders and buyers of cashmere."],
    [
      "project",
      "A website\nWe need booking for our dental clinic in Darkhan. Call Tuya: 9911 2233 or tuya@clinic.mn.",
    ],
  ] as const)("of %s have no address or number in what everyone reads", (kind, text) => {
    const { email, phoneNumber, ...others } = read(kind, text);
    expect(others["description"]).toMatch(/^We (?:build|connect|need) .{30,}\.$/u);
    expect(JSON.stringify(others)).not.toMatch(/@|2233/);
  });

  it("of a person neither, in lists nor in a title", () => {
    const found = read("cofounder", "Awards\nHackathon 2020, ask 9911-2233\nHobbies\nchess, bold@agri.mn");
    expect(found).toMatchObject({ phoneNumber: "9911-2233", email: "bold@agri.mn", hobbies: ["chess"] });
    expect(found).not.toHaveProperty("awards");
  });

  it("an idea's pitch", () => {
    expect(
      read(
        "idea",
        `Fair prices for herders' cashmere
Herders sell cashmere to the first buyer who comes by. Our app shows the day's prices. Twelve families tried it this spring; the prototype is ready.
We need a React developer and someone for marketing, part-time. We want to raise $50k. We are based in Ulaanbaatar. #cashmere #marketplace`,
      ),
    ).toEqual({
      title: "Fair prices for herders' cashmere",
      description:
        "Herders sell cashmere to the first buyer who comes by. Our app shows the day's prices. Twelve families tried it this spring; the prototype is ready. We need a React developer and someone for marketing, part-time. We want to raise $50k. We are based in Ulaanbaatar.",
      stage: "prototype",
      fundingNeeds: "$50k",
      location: "Ulaanbaatar",
      requiredSkills: ["React", "marketing"],
      commitment: "part-time",
      tags: ["cashmere", "marketplace"],
    });
  });

  it("an idea's pitch in Mongolian", () => {
    expect(
      read(
        "idea",
        `Малчдын хоршооны захиалгын апп
Манай апп малчдын мах, сүүг хотын айлд шууд хүргэнэ. Зуун айл туршиж үзсэн, MVP бэлэн.
Backend хөгжүүлэгч, маркетингийн мэргэжилтэн хэрэгтэй. 100 сая төгрөгийн хөрөнгө оруулалт хайж байна. Улаанбаатарт байрладаг.`,
      ),
    ).toMatchObject({
      title: "Малчдын хоршооны захиалгын апп",
      stage: "mvp",
      fundingNeeds: "100 сая төгрөг",
      location: "Улаанбаатар",
    });
  });

  it("a company's page", () => {
    expect(
      read(
        "company",
        `Tenger Soft LLC
Tenger Soft builds accounting systems for retailers in Mongolia. Founded in 2014, we are a team of 24.
Industry: Software
Services: Web development, training, support
Technologies: React, PostgreSQL, Odoo
Mission: Every shop closes its books by itself.
Clients: Gobi, Khan Bank
Contact: hello@tenger.example, +976 7700 1122, www.tenger.example, facebook.com/tengersoft
Ulaanbaatar`,
      ),
    ).toMatchObject({
      name: "Tenger Soft LLC",
      industry: "technology",
      employeeCount: "24",
      size: "small",
      mission: "Every shop closes its books by itself.",
      foundedYear: "2014",
      legalStructure: "ХХК",
      location: "Ulaanbaatar",
      email: "hello@tenger.example",
      phoneNumber: "+976 7700 1122",
      facebookUrl: "facebook.com/tengersoft",
      website: "www.tenger.example",
      services: ["Web development", "training", "support"],
      technologies: ["React", "PostgreSQL", "Odoo"],
      clients: ["Gobi", "Khan Bank"],
    });
  });

  it("a project's brief", () => {
    expect(
      read(
        "project",
        `Order app for 12 bakeries
Our bakeries take orders by phone and lose one in ten. We need a mobile app for orders, done in 3 months. Our budget is $10k-15k. It is urgent.
Required skills: React Native, UI design, support`,
      ),
    ).toMatchObject({
      title: "Order app for 12 bakeries",
      budget: "$10k-15k",
      timeline: "3 months",
      isUrgent: true,
      requiredSkills: ["React Native", "UI design", "support"],
    });
  });
});

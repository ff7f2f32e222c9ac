import { describe, expect, it } from "vitest";
import { completenessOf, missingFields, wantedFields } from "./completeness.ts";

const bio = "Олон улсын стандартаар тайлан гаргаж, санхүү удирдсан.";

describe("completeness", () => {
  it("begins at nothing, names what is missing in the order of the form, and ends at a hundred", () => {
    expect(missingFields("cofounder", {})).toEqual(["firstName", "bio", "skills", "expertise"]);
    expect(completenessOf("cofounder", {})).toBe(0);
    const listed = { firstName: "Сарнай", bio, skills: ["татвар"], expertise: ["finance"] };
    expect(missingFields("cofounder", listed)).toEqual([]);
    expect(completenessOf("cofounder", listed)).toBe(50);
    expect(wantedFields("cofounder", listed)[0]).toBe("skills");
    const full = {
      ...listed,
      skills: ["татвар", "тайлан", "аудит"],
      title: "CFO",
      bio: bio.repeat(3),
      location: "Дархан",
      industries: ["finance"],
      preferredRoles: ["CFO"],
      languages: ["монгол"],
      githubUrl: "https://github.com/sarnai",
    };
    expect(wantedFields("cofounder", full)).toEqual([]);
    expect(completenessOf("cofounder", full)).toBe(100);
  });

  it("takes any one of several fields for said, and blanks for nothing", () => {
    const company = { name: "Хамт", description: `  ${"x".repeat(39)}  `, technologies: ["ERP"] };
    expect(missingFields("company", company)).toEqual(["description"]);
    expect(missingFields("company", { ...company, description: "x".repeat(40), technologies: [] })).toEqual([
      "services",
    ]);
  });
});

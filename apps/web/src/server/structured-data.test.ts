import type { Cofounder, CompanyPage, Project } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { structuredData } from "./structured-data.ts";
import type { Subject } from "./subject.ts";

const origin = "https://khamt.example";

// Only what is read; a real profile has every field.
const person = {
  firstName: "Нараа",
  lastName: "Бат",
  title: null,
  bio: "Builds payments.",
  skills: ["React"],
  expertise: [],
  languages: ["Mongolian"],
  location: "Ulaanbaatar",
  linkedinUrl: "https://linkedin.example/naraa",
  isDemo: false,
} as unknown as Cofounder;

const company = {
  name: "</script>Тэнгэр",
  description: null,
  foundedYear: 2019,
  location: null,
  specialties: [],
  website: "https://tengri.mn",
  email: "info@tengri.mn",
  phoneNumber: "99112233",
  isDemo: false,
} as unknown as CompanyPage;

const project = {
  title: "Shop",
  description: "A web shop.",
  createdAt: "2026-05-04T12:00:00.000Z",
  requiredSkills: ["React", "SQL"],
  preferredLocation: null,
  companyId: "c1",
  companyName: "Тэнгэр",
  isDemo: false,
} as unknown as Project;

const about = (subject: Subject | undefined, path = "/x") =>
  structuredData({ subject, origin, path, address: `${origin}${path}` });

describe("structured data", () => {
  test("of a person has no contact and nothing that was left open", () => {
    expect(about({ kind: "cofounder", data: person })).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      url: `${origin}/x`,
      name: "Нараа Бат",
      description: "Builds payments.",
      knowsAbout: ["React"],
      knowsLanguage: ["Mongolian"],
      homeLocation: { "@type": "Place", name: "Ulaanbaatar" },
    });
  });

  test("of a company names its website, and neither address nor telephone", () => {
    const said = about({ kind: "company", data: company });
    expect(said).toMatchObject({
      "@type": "Organization",
      foundingDate: "2019",
      sameAs: "https://tengri.mn",
    });
    expect(JSON.stringify(said)).not.toMatch(/info@|99112233/);
  });

  test("of a listing says who gives the work", () => {
    expect(about({ kind: "project", data: project })).toMatchObject({
      "@type": "JobPosting",
      skills: "React, SQL",
      hiringOrganization: { url: `${origin}/companies/c1` },
    });
  });

  test("of the home page says how the site is searched; of samples there is none", () => {
    expect(about(undefined, "/")).toMatchObject({ "@type": "WebSite" });
    expect(about({ kind: "cofounder", data: { ...person, isDemo: true } })).toBeUndefined();
    expect(about(undefined, "/about")).toBeUndefined();
  });
});

import type { Cofounder, CompanyPage, Idea, Project } from "@khamt/contract";
import { nameOf } from "../features/cofounders/queries.ts";
import type { Subject } from "./subject.ts";

type About = {
  subject: Subject | undefined;
  origin: string;
  /** Address of the page that stands for this one. */
  address: string;
  /** Path of the page. */
  path: string;
};

/**
 * What the page is about in the words of schema.org, for search engines: nothing that the page doesn't show, and no contacts. Samples
 * are nobody, so nothing is said of them.
 */
export function structuredData({ subject, origin, address, path }: About): object | undefined {
  if (path === "/") return site(origin);
  if (subject === undefined || subject.data.isDemo) return undefined;
  const thing = thingOf(subject, origin);
  return thing && { "@context": "https://schema.org", url: address, ...thing };
}

function thingOf({ kind, data }: Subject, origin: string): object | undefined {
  switch (kind) {
    case "idea":
      return idea(data);
    case "cofounder":
      return person(data);
    case "company":
      return organization(data);
    case "project":
      return posting(data, origin);
    // The same is said on the page that stands for this one.
    case "partner":
      return undefined;
  }
}

function site(origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Khamt",
    alternateName: "Хамт",
    url: `${origin}/`,
    inLanguage: ["en", "mn"],
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

function idea({ title, description, contentLanguage, tags, location, createdAt, updatedAt }: Idea): object {
  return given({
    "@type": "CreativeWork",
    name: title,
    abstract: description,
    inLanguage: contentLanguage,
    keywords: tags,
    contentLocation: placeOf(location),
    dateCreated: createdAt,
    dateModified: updatedAt,
  });
}

function person(profile: Cofounder): object {
  return given({
    "@type": "Person",
    name: nameOf(profile),
    jobTitle: profile.title,
    description: profile.bio,
    knowsAbout: [...profile.skills, ...profile.expertise],
    knowsLanguage: profile.languages,
    homeLocation: placeOf(profile.location),
  });
}

function organization({
  name,
  description,
  foundedYear,
  location,
  specialties,
  website,
}: CompanyPage): object {
  return given({
    "@type": "Organization",
    name,
    description,
    foundingDate: foundedYear === null ? null : String(foundedYear),
    location: placeOf(location),
    knowsAbout: specialties,
    sameAs: website,
  });
}

function posting(listing: Project, origin: string): object {
  return given({
    "@type": "JobPosting",
    title: listing.title,
    description: listing.description,
    employmentType: "CONTRACTOR",
    datePosted: listing.createdAt,
    skills: listing.requiredSkills.join(", "),
    jobLocation: placeOf(listing.preferredLocation),
    hiringOrganization: {
      "@type": "Organization",
      name: listing.companyName,
      url: `${origin}/companies/${listing.companyId}`,
    },
  });
}

function placeOf(name: string | null): object | null {
  return name === null ? null : { "@type": "Place", name };
}

/** Without what the profile leaves open. */
function given(thing: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(thing).filter(
      ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

import type { Partner, PartnerDetail } from "@khamt/contract";
import { publishedContacts } from "../companies/queries.ts";
import type { PartnerRow } from "./queries.ts";

export function presentPartner(row: PartnerRow): Partner {
  return row.kind === "individual" ? presentPerson(row) : presentFirm(row);
}

export function presentPartnerDetail(row: PartnerRow): PartnerDetail {
  if (row.kind === "individual")
    return { ...presentPerson(row), email: null, phone: null, website: row.person.portfolioUrl };
  const { email, phoneNumber } = publishedContacts(row.company);
  return { ...presentFirm(row), email, phone: phoneNumber, website: row.company.website };
}

function presentPerson({ person }: Extract<PartnerRow, { kind: "individual" }>): Partner {
  return {
    ...presentListed(person),
    type: "individual",
    name: `${person.firstName} ${person.lastName}`.trim(),
    avatar: person.profileImageUrl,
    title: person.title,
    company: null,
    location: person.location,
    verified: person.isVerified,
    bio: person.bio,
    skills: person.skills,
    expertise: person.expertise,
    rating: null,
    connections: 0,
    experience: person.experience,
    availability: person.availability,
  };
}

function presentFirm({ company }: Extract<PartnerRow, { kind: "company" }>): Partner {
  return {
    ...presentListed(company),
    type: "company",
    name: company.name,
    avatar: company.logoUrl,
    title: null,
    company: company.name,
    location: company.location ?? company.headquarters,
    verified: company.isVerified,
    bio: company.description,
    skills: [...company.services, ...company.technologies],
    expertise: company.specialties,
    rating: company.reviewsCount > 0 ? company.rating : null,
    connections: 0,
    experience: null,
    availability: null,
  };
}

type Listed = Pick<
  Extract<PartnerRow, { kind: "company" }>["company"],
  "id" | "contentLanguage" | "isDemo" | "createdAt" | "updatedAt"
>;

function presentListed({ id, contentLanguage, isDemo, createdAt, updatedAt }: Listed) {
  return {
    id,
    contentLanguage,
    isDemo,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

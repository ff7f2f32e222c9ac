import type { Partner, PartnerDetail } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { presentNames } from "../../platform/text/present-names.ts";
import { publishedContacts as contactsOfPerson } from "../../entities/cofounder.ts";
import { publishedContacts as contactsOfCompany } from "../../entities/company.ts";
import { presentListed } from "../../entities/present-fields.ts";
import type { PartnerRow } from "./queries.ts";

export function presentPartner(row: PartnerRow, reader: Language): Partner {
  return row.kind === "individual" ? presentPerson(row, reader) : presentFirm(row, reader);
}

export function presentPartnerDetail(
  row: PartnerRow,
  reader: Language,
): Omit<PartnerDetail, "ownerActivity"> {
  if (row.kind === "individual") {
    const { email, phoneNumber } = contactsOfPerson(row.person);
    return { ...presentPerson(row, reader), email, phone: phoneNumber, website: row.person.portfolioUrl };
  }
  const { email, phoneNumber } = contactsOfCompany(row.company);
  return { ...presentFirm(row, reader), email, phone: phoneNumber, website: row.company.website };
}

function presentPerson(
  { person, figures }: Extract<PartnerRow, { kind: "individual" }>,
  reader: Language,
): Partner {
  return {
    ...presentListed(person),
    names: presentNames(reader, person.skills, person.expertise, person.location),
    type: "individual",
    name: `${person.firstName} ${person.lastName}`.trim(),
    avatar: person.profileImageUrl,
    title: person.title,
    company: figures.company,
    location: person.location,
    verified: person.isVerified,
    bio: person.bio,
    skills: person.skills,
    expertise: person.expertise,
    rating: figures.rating,
    reviews: figures.reviews,
    connections: figures.connections,
    experience: person.experience,
    availability: person.availability,
  };
}

function presentFirm(
  { company, figures }: Extract<PartnerRow, { kind: "company" }>,
  reader: Language,
): Partner {
  const location = company.location ?? company.headquarters;
  return {
    ...presentListed(company),
    names: presentNames(reader, company.services, company.technologies, company.specialties, location),
    type: "company",
    name: company.name,
    avatar: company.logoUrl,
    title: null,
    company: company.name,
    location,
    verified: company.isVerified,
    bio: company.description,
    skills: [...company.services, ...company.technologies],
    expertise: company.specialties,
    rating: company.reviewsCount > 0 ? company.rating : null,
    reviews: company.reviewsCount,
    connections: figures.connections,
    experience: null,
    availability: null,
  };
}

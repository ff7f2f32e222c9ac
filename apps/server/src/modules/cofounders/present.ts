import type { Cofounder, OwnCofounder } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CofounderRow, publishedActivity } from "../../entities/cofounder.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { presentNames } from "../../platform/text/present-names.ts";

export function presentCofounder(row: CofounderRow, reader: Language): Cofounder {
  return {
    id: row.id,
    contentLanguage: row.contentLanguage,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    names: presentNames(
      reader,
      row.skills,
      row.expertise,
      row.industries,
      row.preferredRoles,
      row.languages,
      row.certifications,
      row.workValues,
      row.hobbies,
      row.location,
    ),
    firstName: row.firstName,
    lastName: row.lastName,
    title: row.title,
    bio: row.bio,
    profileImageUrl: row.profileImageUrl,
    skills: row.skills,
    expertise: row.expertise,
    experience: row.experience,
    industries: row.industries,
    availability: row.availability,
    age: row.age,
    education: row.education,
    university: row.university,
    degree: row.degree,
    graduationYear: row.graduationYear,
    location: row.location,
    timezone: row.timezone,
    linkedinUrl: row.linkedinUrl,
    portfolioUrl: row.portfolioUrl,
    githubUrl: row.githubUrl,
    twitterUrl: row.twitterUrl,
    workStyle: row.workStyle,
    salaryExpectation: row.salaryExpectation,
    equityExpectation: row.equityExpectation,
    preferredRoles: row.preferredRoles,
    languages: row.languages,
    certifications: row.certifications,
    awards: row.awards,
    personalityType: row.personalityType,
    workValues: row.workValues,
    hobbies: row.hobbies,
    isAvailable: row.isAvailable,
    isVerified: row.isVerified,
    lastActiveAt: publishedActivity(row)?.toISOString() ?? null,
  };
}

export function presentOwnCofounder(row: CofounderRow, reader: Language): OwnCofounder {
  return {
    ...presentCofounder(row, reader),
    ...presentOwn("cofounder", row),
    phoneNumber: row.phoneNumber,
    email: row.email,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  };
}

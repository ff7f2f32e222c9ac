import type { Company, CompanyDetail, OwnCompany } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CompanyRow, publishedContacts } from "../../entities/company.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { presentNames } from "../../platform/text/present-names.ts";

export function presentCompany(row: CompanyRow, reader: Language): Company {
  return {
    id: row.id,
    contentLanguage: row.contentLanguage,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    names: presentNames(
      reader,
      row.specialties,
      row.services,
      row.technologies,
      row.methodologies,
      row.companyValues,
      row.certifications,
      row.standards,
      row.branches,
      row.headquarters,
      row.location,
    ),
    name: row.name,
    description: row.description,
    industry: row.industry,
    size: row.size,
    mission: row.mission,
    vision: row.vision,
    logoUrl: row.logoUrl,
    foundedYear: row.foundedYear,
    legalStructure: row.legalStructure,
    headquarters: row.headquarters,
    branches: row.branches,
    location: row.location,
    specialties: row.specialties,
    services: row.services,
    technologies: row.technologies,
    methodologies: row.methodologies,
    employeeCount: row.employeeCount,
    teamStructure: row.teamStructure,
    companyValues: row.companyValues,
    workCulture: row.workCulture,
    certifications: row.certifications,
    licenses: row.licenses,
    standards: row.standards,
    annualRevenue: row.annualRevenue,
    clients: row.clients,
    partnerships: row.partnerships,
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    completedProjects: row.completedProjects,
    portfolioItems: row.portfolioItems,
    caseStudyUrls: row.caseStudyUrls,
    clientTestimonials: row.clientTestimonials,
    isVerified: row.isVerified,
    verificationLevel: row.verificationLevel,
    lastVerifiedAt: row.lastVerifiedAt?.toISOString() ?? null,
  };
}

export function presentCompanyDetail(row: CompanyRow, reader: Language): CompanyDetail {
  return {
    ...presentCompany(row, reader),
    ...publishedContacts(row),
    website: row.website,
    linkedinUrl: row.linkedinUrl,
    facebookUrl: row.facebookUrl,
    twitterUrl: row.twitterUrl,
    instagramUrl: row.instagramUrl,
  };
}

export function presentOwnCompany(row: CompanyRow, reader: Language): OwnCompany {
  return {
    ...presentCompanyDetail(row, reader),
    ...presentOwn("company", row),
    registrationNumber: row.registrationNumber,
    taxId: row.taxId,
    hidesContacts: row.hidesContacts,
    projectFiles: row.projectFiles,
    address: row.address,
    phoneNumber: row.phoneNumber,
    email: row.email,
  };
}

import { type Company, type CompanyDetail, companyFields, type OwnCompany, reaching } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CompanyRow, publishedContacts } from "../../entities/company.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { pickFields, presentFields } from "../../entities/present-fields.ts";

export function presentCompany(row: CompanyRow, reader: Language): Company {
  return {
    ...presentFields({ fields: companyFields, row, reader }),
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
    ...pickFields(reaching(companyFields, "page"), row),
    ...publishedContacts(row),
  };
}

export function presentOwnCompany(row: CompanyRow, reader: Language): OwnCompany {
  return {
    ...presentCompanyDetail(row, reader),
    ...presentOwn("company", row),
    ...pickFields(reaching(companyFields, "contact", "owner"), row),
  };
}

import {
  type Attachment,
  type Company,
  type CompanyDetail,
  companyFields,
  type CompanyPage,
  type OwnCompany,
  reaching,
} from "@khamt/contract";
import type { Language } from "@khamt/language";
import { type CompanyRow, publishedContacts, publishedWebsite } from "../../entities/company.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { pickFields, presenterOf } from "../../entities/present-fields.ts";
import { presentVerification } from "../../entities/verification.ts";

const presentFields = presenterOf(companyFields);

export function presentCompany(row: CompanyRow, reader: Language): Company {
  return {
    ...presentFields(row, reader),
    rating: row.rating,
    reviewsCount: row.reviewsCount,
    completedProjects: row.completedProjects,
    isVerified: row.isVerified,
    verification: presentVerification(row.verification),
    verificationLevel: row.verificationLevel,
    lastVerifiedAt: row.lastVerifiedAt?.toISOString() ?? null,
  };
}

function presentCompanyDetail(row: CompanyRow, reader: Language): CompanyDetail {
  return {
    ...presentCompany(row, reader),
    ...pickFields(reaching(companyFields, "page"), row),
    ...publishedContacts(row),
    website: publishedWebsite(row),
  };
}

/** Its files by name; one that is gone is not shown. */
export function presentCompanyPage(
  row: CompanyRow,
  { reader, nameOf }: { reader: Language; nameOf: (address: string) => Attachment },
): Omit<CompanyPage, "ownerActivity"> {
  const files = row.projectFiles.map(nameOf).filter(({ name }) => name !== null);
  return { ...presentCompanyDetail(row, reader), projectFiles: files };
}

export function presentOwnCompany(row: CompanyRow, reader: Language): OwnCompany {
  return {
    ...presentCompanyDetail(row, reader),
    ...presentOwn("company", row),
    ...pickFields(reaching(companyFields, "contact", "owner"), row),
    website: row.website,
  };
}

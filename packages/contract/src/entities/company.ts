import * as z from "zod";
import { attachment } from "../accounts/file.ts";
import { listed, optionalText, timestamp } from "../fields.ts";
import { filterOption, profilesQuery } from "../list.ts";
import { companyFields } from "./fields/company.ts";
import { outputShape } from "./fields/output.ts";
import { own } from "./own.ts";
import { ownerActivity } from "./owner-activity.ts";
import { verification } from "./verification.ts";
import { companyLocations, listCompanyIndustries, listCompanySizes } from "../vocabulary.ts";

const listedCompany = {
  ...listed,
  ...outputShape(companyFields, "everyone"),
  /** 0.0 to 5.0; meaningless while `reviewsCount` is 0. */
  rating: z.number().min(0).max(5),
  reviewsCount: z.int(),
  completedProjects: z.int(),
  isVerified: z.boolean(),
  verification: verification.nullable(),
  verificationLevel: optionalText,
  lastVerifiedAt: timestamp.nullable(),
};

/** A company in lists: no contact data. */
export const company = z.object(listedCompany);

/** With the business contacts that it publishes. */
const companyDetail = z.object({ ...listedCompany, ...outputShape(companyFields, "page", "contact") });

/** A company on its own page, with what is known of its owner, and its files by name. */
export const companyPage = companyDetail.extend({ ownerActivity, projectFiles: z.array(attachment) });

/** The owner's view: with the numbers that nobody else sees. */
export const ownCompany = companyDetail.extend({ ...own.output, ...outputShape(companyFields, "owner") });

export const companyListQuery = profilesQuery.extend({
  industry: filterOption(listCompanyIndustries),
  size: filterOption(listCompanySizes),
  location: filterOption(companyLocations),
});

export type Company = z.infer<typeof company>;
export type CompanyDetail = z.infer<typeof companyDetail>;
export type CompanyPage = z.infer<typeof companyPage>;
export type OwnCompany = z.infer<typeof ownCompany>;
export type CompanyListQuery = z.infer<typeof companyListQuery>;

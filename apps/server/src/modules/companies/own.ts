import { eq } from "drizzle-orm";
import { companyInput, ownCompany } from "@khamt/contract";
import { deriveCompany } from "../../entities/derive.ts";
import { companies } from "../../platform/db/schema/index.ts";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentCompanyDetail } from "./present.ts";
import { selectCompanies } from "./queries.ts";

export const ownCompanyRoutes = ownRoutes(
  {
    kind: "company",
    url: "/api/companies",
    mine: "/api/my-company-profile",
    isSingle: true,
    input: companyInput,
    output: ownCompany,
    table: companies,
    activeColumn: "isActive",
    derive: deriveCompany,
    texts: ({ name, description, mission, vision }) => [name, description, mission, vision],
    files: ({ logoUrl, projectFiles }) => ({
      logoUrl: { isPicture: true, addresses: [logoUrl] },
      projectFiles: { isPicture: false, addresses: projectFiles },
    }),
    owner: async (_db, userId) => ({ userId }),
    listOwn: (db, userId) => selectCompanies(db).where(eq(companies.userId, userId)),
    present: (row, reader) => ({
      ...presentCompanyDetail(row, reader),
      ...presentOwn("company", row),
      registrationNumber: row.registrationNumber,
      taxId: row.taxId,
      hidesContacts: row.hidesContacts,
      projectFiles: row.projectFiles,
      address: row.address,
      phoneNumber: row.phoneNumber,
      email: row.email,
    }),
  },
  "Companies",
);

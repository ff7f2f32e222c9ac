import { ownCompany } from "@khamt/contract";
import { presentOwn } from "../../entities/owned/present.ts";
import { ownRoutes } from "../../entities/owned/routes.ts";
import { presentCompanyDetail } from "./present.ts";

export const ownCompanyRoutes = ownRoutes("company", {
  url: "/api/companies",
  mine: "/api/my-company-profile",
  tag: "Companies",
  output: ownCompany,
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
});

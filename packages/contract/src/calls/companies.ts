export const listCompanies = "GET /api/companies";
export const getCompany = "GET /api/companies/:id";
export const createCompany = "POST /api/companies";
export const updateCompany = "PUT /api/companies/:id";
export const deleteCompany = "DELETE /api/companies/:id";
export const getOwnCompany = "GET /api/my-company-profile";
export const listOwnCompanies = "GET /api/my-company-profiles";

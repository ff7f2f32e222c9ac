export const listCofounders = "GET /api/startup-cofounders";
export const getCofounder = "GET /api/startup-cofounders/:id";
export const createCofounder = "POST /api/startup-cofounders";
export const updateCofounder = "PUT /api/startup-cofounders/:id";
export const deleteCofounder = "DELETE /api/startup-cofounders/:id";
export const getOwnCofounder = "GET /api/my-cofounder-profile";
export const listOwnCofounders = "GET /api/my-cofounder-profiles";

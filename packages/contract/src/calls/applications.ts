export const listApplications = "GET /api/applications";
export const getApplicationState = "GET /api/applications/with/:listingId";
export const createApplication = "POST /api/project-listings/:id/applications";
export const updateApplication = "PUT /api/applications/:id";
export const moveApplication = "POST /api/applications/:id/:action";

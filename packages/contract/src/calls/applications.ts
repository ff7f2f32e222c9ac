export const listApplications = "GET /api/applications";
export const listApplicationStates = "POST /api/applications/with";
export const createApplication = "POST /api/project-listings/:id/applications";
export const updateApplication = "PUT /api/applications/:id";
export const moveApplication = "POST /api/applications/:id/:action";

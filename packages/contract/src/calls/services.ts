export const listServiceRequests = "GET /api/service-requests";
export const createServiceRequest = "POST /api/service-requests";
export const cancelServiceRequest = "POST /api/service-requests/:id/cancel";
export const confirmServiceRequest = "POST /api/service-requests/:id/confirm";
export const completeServiceRequest = "POST /api/service-requests/:id/done";

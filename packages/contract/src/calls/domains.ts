export const getOwnDomain = "GET /api/domains";
export const claimDomain = "POST /api/domains";
export const checkDomain = "POST /api/domains/:id/check";
export const releaseDomain = "DELETE /api/domains/:id";

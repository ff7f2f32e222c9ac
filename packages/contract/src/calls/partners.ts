export const listPartners = "GET /api/partners";
export const searchPartners = "GET /api/partners/search";
export const countPartners = "GET /api/partners/counts";
export const getPartner = "GET /api/partners/:id";

export const getStats = "GET /api/stats";

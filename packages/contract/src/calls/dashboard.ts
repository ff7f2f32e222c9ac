export const getDashboard = "GET /api/dashboard";

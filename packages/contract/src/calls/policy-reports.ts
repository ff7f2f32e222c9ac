export const reportPolicy = "POST /api/policy-reports";

export const checkLiveness = "GET /healthz";
export const checkReadiness = "GET /readyz";

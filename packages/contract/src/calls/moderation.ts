export const listReports = "GET /api/admin/reports";
export const listDecisions = "GET /api/admin/decisions";
export const dismissReport = "POST /api/admin/reports/:id/dismiss";
export const upholdReport = "POST /api/admin/reports/:id/uphold";
export const keepDecision = "POST /api/admin/decisions/:id/keep";
export const restoreDecision = "POST /api/admin/decisions/:id/restore";

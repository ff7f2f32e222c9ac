export const listBlocks = "GET /api/blocks";
export const createBlock = "POST /api/blocks";
export const deleteBlock = "DELETE /api/blocks/:id";
export const createReport = "POST /api/reports";
export const createAppeal = "POST /api/my-decisions/appeals";
export const listOwnDecisions = "GET /api/my-decisions";

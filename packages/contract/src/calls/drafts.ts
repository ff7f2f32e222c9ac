export const getDraft = "GET /api/drafts/:kind/:entity";
export const saveDraft = "PUT /api/drafts/:kind/:entity";
export const deleteDraft = "DELETE /api/drafts/:kind/:entity";

export const listMyMatches = "GET /api/my-matches";
export const listDismissed = "GET /api/my-matches/dismissed";
export const saveMatches = "POST /api/my-matches";
export const generateMatches = "POST /api/my-matches/generate";
export const updateMatch = "PATCH /api/my-matches/:id";
export const deleteMatch = "DELETE /api/my-matches/:id";
export const listMatchesWith = "POST /api/my-matches/with";
export const getMatchWith = "GET /api/my-matches/with/:kind/:id";

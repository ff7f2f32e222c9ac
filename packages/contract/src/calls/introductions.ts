export const listIntroductions = "GET /api/introductions";
export const answerIntroduction = "PUT /api/introductions/:id/answer";
export const listManagedIntroductions = "GET /api/manage/introductions";
export const introduce = "POST /api/manage/introductions";
export const withdrawIntroduction = "DELETE /api/manage/introductions/:id";
export const listIntroducible = "GET /api/manage/introductions/people";
export const getPairFit = "GET /api/manage/introductions/fit";

export const searchEverything = "GET /api/search";
export const suggestConcepts = "GET /api/concepts";
export const readSum = "GET /api/sums";

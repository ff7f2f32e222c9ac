export const listKeptSearches = "GET /api/kept-searches";
export const keepSearch = "POST /api/kept-searches";
export const deleteKeptSearch = "DELETE /api/kept-searches/:id";

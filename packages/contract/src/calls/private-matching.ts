export const getPrivateIndex = "GET /api/private-index/:kind";
export const getConceptGraph = "GET /api/concept-graph";

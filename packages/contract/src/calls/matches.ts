export const findMatches = "POST /api/matches";
export const matchText = "POST /api/matches/text";
export const adviseMatches = "POST /api/matches/advice";
export const comparePair = "POST /api/matches/pair";
export const hintPair = "POST /api/matches/hints";
export const findTeam = "POST /api/matches/team";
export const countByPreferences = "POST /api/preferences/count";
export const getShowcase = "GET /api/showcase";

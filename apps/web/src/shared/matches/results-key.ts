/** What every answer of a match is kept under. */
export const resultsKey = ["match results"];

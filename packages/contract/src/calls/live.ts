export const streamEvents = "GET /api/events";

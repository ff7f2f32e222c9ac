/** "/api/events" is what the server tells open pages. */
export const listEvents = "GET /api/calendar";
export const getEventFile = "GET /api/calendar/:id/event.ics";
export const signUpForEvent = "POST /api/calendar/:id/sign-up";
export const leaveEvent = "POST /api/calendar/:id/leave";
export const listManagedEvents = "GET /api/manage/calendar";
export const listEventsInPlace = "GET /api/manage/calendar/in-place";
export const createEvent = "POST /api/manage/calendar";
export const updateEvent = "PUT /api/manage/calendar/:id";
export const cancelEvent = "POST /api/manage/calendar/:id/cancel";
export const listEventGuests = "GET /api/manage/calendar/:id/guests";
export const markEventGuest = "PUT /api/manage/calendar/:id/guests/:userId/visit";
export const listEventWalkIns = "GET /api/manage/calendar/:id/walk-ins";
export const addEventWalkIn = "POST /api/manage/calendar/:id/walk-ins";
export const removeEventWalkIn = "DELETE /api/manage/calendar/:id/walk-ins/:walkIn";
export const getEventGuestsFile = "GET /api/manage/calendar/:id/guests.csv";

export const listNotifications = "GET /api/notifications";
export const countUnreadNotifications = "GET /api/notifications/unread";
export const markNotificationsRead = "POST /api/notifications/read";
export const listDeliveries = "GET /api/notifications/deliveries";
export const getUnsubscribePage = "GET /api/mail/unsubscribe";
export const unsubscribe = "POST /api/mail/unsubscribe";
export const getStillLookingPage = "GET /api/mail/still-looking";
export const confirmStillLooking = "POST /api/mail/still-looking";

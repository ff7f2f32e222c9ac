export const listAnnouncements = "GET /api/announcements";
export const listManagedAnnouncements = "GET /api/manage/announcements";
export const sendAnnouncement = "POST /api/manage/announcements";
export const takeAnnouncementBack = "DELETE /api/manage/announcements/:id";

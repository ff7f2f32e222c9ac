/** The header's words for members; a visitor's page does not load them. */
const member = {
  menu: (name: string) => `Your account: ${name}`,
  profile: "Profile",
  myProfile: "My Profile Form",
  settings: "Settings",
  signOut: "Sign Out",
  signOutFailed:
    "Nothing of yours is left on this screen, but we could not connect. You are signed out for good as soon as this browser is online again.",
  fault: "Error!",
  messages: "Messages",
  connections: "Connections",
  applications: "Applications",
  services: "Service requests",
  events: "Events",
  hours: "Office hours",
  announcements: "Announcements",
  manage: "Your desk",
  moderation: "Moderation",
  unreadMessages: (count: number) => `Messages: ${count} unread`,
  notifications: "Notifications",
  unreadNotifications: (count: number) => `Notifications: ${count} unread`,
  newsArrived: "You have a new notification",
  notificationsLoad: "Loading notifications…",
};

export default member;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "member-menu": typeof member;
  }
}

import * as calls from "../calls/notifications.ts";
import { languageQuery } from "../list.ts";
import {
  deliveryList,
  mailedLinkQuery,
  notificationList,
  readInput,
  unreadCount,
} from "../accounts/notification.ts";
import type { Routes } from "./route.ts";

const tag = "Notifications";

export const notificationsRoutes = {
  listNotifications: {
    call: calls.listNotifications,
    summary: "What the member is told of: the newest, and how much of it is unread",
    tag,
    query: languageQuery,
    answer: notificationList,
  },
  countUnreadNotifications: {
    call: calls.countUnreadNotifications,
    summary: "How much is unread",
    tag,
    answer: unreadCount,
  },
  markNotificationsRead: {
    call: calls.markNotificationsRead,
    summary: "Marks some or all as read",
    tag,
    body: readInput,
    answer: unreadCount,
  },
  listDeliveries: {
    call: calls.listDeliveries,
    summary: "What was sent to the member in the app and by mail, and what was not and why: the newest",
    tag,
    query: languageQuery,
    answer: deliveryList,
  },
  getUnsubscribePage: {
    call: calls.getUnsubscribePage,
    summary: "Asks whether a kind of letter shall end",
    tag,
    query: mailedLinkQuery,
    media: "text/html",
    isHidden: true,
    errors: ["not-found"],
  },
  unsubscribe: {
    call: calls.unsubscribe,
    summary: "Ends a kind of letter",
    tag,
    query: mailedLinkQuery,
    media: "text/html",
    isHidden: true,
    errors: ["not-found"],
  },
  getStillLookingPage: {
    call: calls.getStillLookingPage,
    summary: "Asks whether the member is still looking",
    tag,
    query: mailedLinkQuery,
    media: "text/html",
    isHidden: true,
    errors: ["not-found"],
  },
  confirmStillLooking: {
    call: calls.confirmStillLooking,
    summary: "Lists again what was paused because nobody was here for long",
    tag,
    query: mailedLinkQuery,
    media: "text/html",
    isHidden: true,
    errors: ["not-found"],
  },
} satisfies Routes;

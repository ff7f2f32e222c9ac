import type { PublicUser, LiveEvent } from "@khamt/contract";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import {
  countUnreadMessages,
  countUnreadNotifications,
  listApplicationStates,
  getConversation,
  getDashboard,
  getManagedRounds,
  getOwnRounds,
  listAnnouncements,
  listApplications,
  listBookings,
  listConversations,
  listDeliveries,
  listEvents,
  listHostedSlots,
  listIntroductions,
  listMentors,
  listMessages,
  listNotifications,
  listOwnDecisions,
  listOwnMentorships,
  listOwnRounds,
  listOwnStories,
  listServiceRequests,
  listStories,
  readOwnSanction,
  searchMessages,
} from "@khamt/contract/calls";
import type { JsonCall } from "@khamt/contract/routes";
import { onLive, openLive } from "../../../lib/live.ts";
import { useAuth } from "../../../lib/auth/index.ts";
import { invalidateCalls, oneQuery } from "../../../lib/query/query.ts";
import { connectionCalls } from "../../../shared/connect/connections.ts";

// Not the messages themselves: a thread asks for what follows only.
const messages = [
  listConversations,
  getConversation,
  countUnreadMessages,
  searchMessages,
  getDashboard,
] as const;
const applications = [listApplications, listApplicationStates, getDashboard] as const;
const services = [listServiceRequests] as const;
const rounds = [getManagedRounds, getOwnRounds, listOwnRounds, getDashboard] as const;
const stories = [listStories, listOwnStories] as const;
const news = [
  listNotifications,
  countUnreadNotifications,
  listDeliveries,
  listOwnDecisions,
  readOwnSanction,
  listAnnouncements,
  listEvents,
  listMentors,
  listBookings,
  listOwnMentorships,
  listHostedSlots,
  getDashboard,
] as const;

const concerned: Partial<Record<LiveEvent["kind"], readonly JsonCall[]>> = {
  message: messages,
  "message-deleted": messages,
  read: messages,
  conversations: messages,
  connections: [...connectionCalls, listIntroductions, getDashboard],
  applications,
  services,
  rounds,
  news,
  stories,
  resync: [
    ...messages,
    listMessages,
    ...connectionCalls,
    listIntroductions,
    ...applications,
    ...services,
    ...rounds,
    ...stories,
    ...news,
  ],
};

/** The page itself comes first. */
const patience = 3000;

/** What changes for the member elsewhere changes on this page too; where members talk, from the beginning. */
export function useLive({ id }: PublicUser): void {
  const client = useQueryClient();
  const { api } = useRouter().options.context;
  const isOver = useAuth().over !== undefined;
  const isTalking = useRouterState({ select: ({ location }) => location.pathname.startsWith("/messages") });
  const [isLater, setLater] = useState(false);
  const isOpen = isTalking || isLater;
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), patience);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onLive((event) => refreshAfter(event, client)), [client]);
  useEffect(() => {
    // Asked by a call that says why: where the session was ended elsewhere, the page becomes a visitor's.
    const ask = () => void api.call(countUnreadNotifications).catch(() => {});
    return isOpen && !isOver ? openLive(id, ask) : undefined;
  }, [isOpen, isOver, id, api]);
}

/** What is on the screen and may have changed is asked for anew; the rest when it is wanted. */
function refreshAfter(event: LiveEvent, client: QueryClient): void {
  // A thread that is left for now would show the deleted message again.
  if (event.kind === "message-deleted") {
    const { queryKey } = oneQuery(listMessages, { params: { id: event.conversationId } });
    void client.invalidateQueries({ queryKey });
  }
  const calls = concerned[event.kind];
  if (calls) void invalidateCalls(client, calls);
}

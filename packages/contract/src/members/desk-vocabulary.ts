/** Who may take part: everybody, who has an invitation, or who applies and is accepted. An invitation lets in everywhere. */
export const programmeEntries = ["open", "invited", "applied"] as const;
export const membershipStates = [
  /** Waits for a manager's word. */
  "applied",
  "joined",
  "declined",
  /** By themselves. */
  "left",
  /** By a manager. */
  "removed",
] as const;

export const announcementLengths = { title: 120, text: 4000 } as const;

/** A member's way. Each member counts once in each, in the week in which they first came so far. */
export const figureSteps = ["signed-up", "listed", "invited", "answered", "connected", "together"] as const;

/** Over without a connection, whoever did not answer or declined: nobody is told which. */
export const introductionStates = ["open", "connected", "ended"] as const;
/** `day`: of one manager; `open`: of one member in one programme; `people`: who are compared at once; `offered`: of these the best. */
export const introductionLimits = { text: 600, day: 20, open: 5, people: 500, offered: 30 } as const;

export const eventLengths = { title: 120, text: 4000, place: 200, link: 500 } as const;
/** Most places that an event has. */
export const mostEventPlaces = 5000;
/** Most that one answer holds: the next ones. */
export const mostEvents = 100;

export const guestStates = ["going", "waiting", "left"] as const;
/** What guests of an event are told. */
export const guestNews = ["moved-up", "reminder", "changed", "cancelled"] as const;

/** Where a programme stands at the desk. */
export const programmeShelves = ["current", "archived"] as const;
/** Of mentors at the desk: those that have ended stay while talks of theirs are kept. */
export const mentorShelves = ["current", "ended"] as const;
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

/** What several applicants are told at once. */
export const programmeDecisionActions = ["accept", "decline"] as const;

/** "score": the best first as managers have scored them on average, before those whom the reader has yet to score. */
export const programmeMemberSorts = ["newest", "score"] as const;

/** Of applications: what the reader has yet to score, what nobody has decided, and whose letters are prepared. */
export const applicantFilters = ["unscored", "undecided", "prepared"] as const;

/** Of one programme. */
export const mostJurors = 30;
/** What of the applications a juror is shown. */
export const juryFilters = ["unscored"] as const;

export const programmeLengths = {
  name: 80,
  words: 4000,
  question: 200,
  answer: 2000,
  alt: 200,
  remarks: 1000,
  note: 1000,
} as const;

export const announcementLengths = { title: 120, text: 4000 } as const;

/** A member's way. Each member counts once in each, in the week in which they first came so far. */
export const figureSteps = ["signed-up", "listed", "invited", "answered", "connected", "together"] as const;

/** Over without a connection, whoever did not answer or declined: nobody is told which. */
export const introductionStates = ["open", "connected", "ended"] as const;
/** `day`: of one manager; `open`: of one member in one programme; `people`: who are compared at once; `offered`: of these the best. */
export const introductionLimits = { text: 600, day: 20, open: 5, people: 500, offered: 30 } as const;

export const eventLengths = { title: 120, text: 4000, place: 200, link: 500, walkIn: 120 } as const;
/** Most places that an event has. */
export const mostEventPlaces = 5000;
/** Most that one answer holds: the next ones. */
export const mostEvents = 100;

export const guestStates = ["going", "waiting", "left"] as const;
/** What guests of an event are told. */
export const guestNews = ["moved-up", "reminder", "changed", "cancelled"] as const;

export const hoursLengths = { about: 600, words: 300, question: 1000, note: 500, remarks: 1000 } as const;
/**
 * `minutes` and `pause`: of one slot and after it; `slots`: made at once; `ahead`: of one mentor, to come; `shown`: of one
 * mentor, to members; `bookings`: of one member with one mentor, to come.
 */
export const hoursLimits = {
  shortest: 5,
  longest: 240,
  pause: 120,
  weeks: 26,
  slots: 200,
  ahead: 400,
  shown: 48,
  bookings: 2,
  mentors: 100,
} as const;
/** What either side of a booking is told: the mentor of a booking, of one moved or given back, the member that it is theirs, or that the mentor moved it to another time or place, and that somebody comes within a day. */
export const bookingNews = [
  "booked",
  "confirmed",
  "moved",
  "moved-by-mentor",
  "other-place",
  "given-back",
  "guest-comes",
  "cancelled",
  "reminder",
] as const;
/** Of these, what is told to who has booked; the others to the mentor. */
export const newsToBooker: readonly string[] = [
  "confirmed",
  "moved-by-mentor",
  "other-place",
  "cancelled",
  "reminder",
];
/** What mentors are told that others have done in their name. */
export const mentorNews = ["named", "hours-made", "rescheduled", "relocated", "withdrawn"] as const;
/** Whether who had booked a talk came. */
export const talkOutcomes = ["came", "missed"] as const;
/** Who has ended a booking. */
export const bookingSides = ["member", "mentor"] as const;

export const memberActs = [
  "restrict",
  "suspend",
  "restore",
  "sign-out",
  "password-letter",
  "give-back",
  "withdraw",
] as const;
export type MemberAct = (typeof memberActs)[number];
/** Whoever does them is proven anew: they shut somebody out. */
export const provenActs: readonly MemberAct[] = ["suspend", "give-back"];

import { formatNumber } from "@khamt/language/format";
import type {
  ActRefusal,
  CompletenessBand,
  EntityKind,
  MemberDetails,
  MemberSort,
  MemberStateFilter,
  SeenBand,
} from "@khamt/contract";

const states: Record<MemberStateFilter, string> = {
  good: "In good standing",
  restricted: "Restricted",
  suspended: "Suspended",
  invited: "Invited",
  limited: "Restricted or suspended",
  appealed: "Appeals to answer",
};
const kinds: Record<EntityKind, string> = {
  idea: "Startup idea",
  cofounder: "Co-founder profile",
  company: "Company profile",
  project: "Project listing",
};
const sorts: Record<MemberSort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  seen: "Last seen first",
  name: "By name",
  completeness: "Most complete first",
};
const seen: Record<SeenBand, string> = {
  day: "Today or yesterday",
  week: "In the last 7 days",
  month: "In the last 30 days",
  longer: "More than 30 days ago",
  never: "Never",
};
const completeness: Record<CompletenessBand, string> = {
  none: "No profile yet",
  low: "Under 50%",
  middle: "50–79%",
  high: "80% and more",
};
const refusals: Record<ActRefusal, string> = {
  "not-allowed": "this cannot be done to them",
  already: "it is so already",
  changed: "another administrator decided first: look again",
  gone: "the account is gone",
  "no-mail": "this site sends no email",
};
const notDecided: Record<ActRefusal, string> = {
  ...refusals,
  "not-allowed": "you are left out of this application",
  changed: "was decided about or wrote something else meanwhile: look again",
};
const notAdded: Record<ActRefusal, string> = {
  ...refusals,
  "not-allowed": "has left or was removed before, or may not sign in: send an invitation instead",
  already: "takes part already",
};
const figures: Record<keyof MemberDetails["figures"], string> = {
  invitationsSent: "Invitations sent",
  invitationsReceived: "Invitations received",
  connections: "Connections",
  applications: "Applications",
  messagesSent: "Messages sent",
  matchesKept: "Matches kept",
};
const count = (people: number) => (people === 1 ? "1 member" : `${formatNumber(people, "en")} members`);

const manageMembers = {
  head: {
    title: "Members",
    description: "Everybody who has an account here. Find, invite and look after them.",
  },
  count,
  nameless: "No name yet",
  search: { label: "Name, email or note", word: "Skill or need", send: "Search" },
  filters: {
    title: "Filters",
    all: "All",
    clear: "Clear all",
    state: "Standing",
    accountType: "Account type",
    role: "Role",
    has: "Has",
    completeness: "Completeness",
    seen: "Last seen",
    language: "Language",
    programme: "Programme",
    choose: "Choose a programme",
    verified: "Verified",
    sort: "Order",
  },
  options: {
    state: states,
    accountType: { individual: "Individual", company: "Company" },
    role: { member: "Member", moderator: "Moderator", admin: "Administrator" },
    has: kinds,
    completeness,
    seen,
    language: { en: "English", mn: "Mongolian" },
    verified: { yes: "Verified", no: "Not verified" },
    sort: sorts,
  },
  views: {
    title: "Saved views",
    save: "Save this view",
    name: "Name of the view",
    nameMissing: "Give the view a name.",
    text: "The search, filters and order you see now, under a name of your own. Only you see it.",
    send: "Save",
    saved: "View saved",
    remove: (name: string) => `Delete the view: ${name}`,
    removed: "View deleted",
  },
  export: "Export for Excel",
  ofCase: "The person the case is about, and everybody who has reported it.",
  planRounds: (people: number) =>
    people === 1
      ? "Plan rounds with this member"
      : `Plan rounds with these ${formatNumber(people, "en")} members`,
  exported: "The file is in your downloads",
  invite: "Invite from a list",
  empty: {
    title: "Nobody here",
    hint: "Nobody fits this search. Change or clear the filters.",
  },
  failure: "The members could not be loaded. Check your connection and try again.",
  selected: {
    label: "What to do with those you chose",
    all: "Choose everybody shown",
    one: (name: string) => `Choose ${name}`,
    count: (people: number) => `${people} chosen`,
    clear: "Choose nobody",
  },
  facts: {
    completeness: (percent: number) => `${percent}% complete`,
    noProfile: "No profile yet",
    seen: "Last seen:",
    neverSeen: "Never seen",
  },
  programmeMissing: "Choose the programme.",
  reason: "Reason",
  reasonHint: "It is kept with the member. Anyone who is restricted, suspended or restored reads it.",
  outcome: {
    done: (people: number) => `Done for ${count(people)}`,
    refused: (people: number) => `Not done for ${count(people)}`,
    refusals,
    notAdded,
    notDecided,
    close: "Close",
  },
  tableFaults: {
    unreadable: "This file is neither a table nor a text. Save it as XLSX or CSV and choose it again.",
    "lost-letters":
      "The letters ө and ү were lost when this file was saved: there are question marks in their place. Choose the XLSX file itself, or save it as “CSV UTF-8”.",
    "too-large": "The file is too large. Divide it into smaller ones.",
  },
  page: {
    back: "All members",
    account: "Account",
    email: "Email",
    prepared: "Profile begun for them",
    address: {
      button: "Correct the address",
      title: (who: string) => `Correct the address of ${who}`,
      text: "The link in the invitation before ends. Where this site sends email, a new one goes to this address at once.",
      label: "Email address",
      wrong: "This is not an email address.",
      taken: "Another account has this address.",
      come: "They have come by now: the address is theirs to change.",
      send: "Correct the address",
      done: "The address is corrected",
    },
    since: "Member since",
    seen: "Last seen",
    never: "Never",
    secondStep: "Second step",
    on: "On",
    off: "Off",
    sanction: "Why it is limited",
    self: "This is your own account.",
    acts: "What you can do",
    profiles: "Profiles and listings",
    listed: "Listed",
    notListed: "Not listed",
    programmes: "Programmes",
    roles: { manager: "Manager", member: "Member" },
    memberships: {
      applied: "applied",
      joined: "takes part",
      declined: "declined",
      left: "left",
      removed: "removed",
    },
    activity: "Activity",
    activityHint: "How much, never what: nobody reads private messages here.",
    figures,
    letters: "Notifications by email",
    letterStates: { queued: "waiting", sent: "sent", failed: "not delivered", skipped: "not sent" },
    reports: "Reports about them",
    reportStates: {
      open: "to decide",
      dismissed: "nothing found",
      upheld: "broke a rule",
      restored: "reversed",
    },
    log: "What administrators did",
    notes: "Notes of the team",
    notesHint:
      "For administrators. A member who exports their own data reads the notes about them, without your name.",
    note: "New note",
    addNote: "Add the note",
    noteAdded: "Note added",
    deleteNote: "Delete note",
    askDeleteNote: "Delete this note for good?",
    noteDeleted: "Note deleted",
    someone: "Deleted user",
    none: "Nothing yet.",
    latest: "The latest 20.",
  },
};

export default manageMembers;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-members": typeof manageMembers;
  }
}

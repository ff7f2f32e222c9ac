import * as z from "zod";
import * as calls from "../calls/managed-members.ts";
import { idParams, tableQuery } from "../list.ts";
import {
  importPreview,
  managedMember,
  memberActInput,
  memberAddressInput,
  memberActOutcome,
  memberDetails,
  memberFilters,
  memberImportConfirmed,
  memberImportInput,
  memberImportOutcome,
  memberNote,
  memberNoteInput,
  memberNoteParams,
  membersQuery,
  savedView,
  savedViewInput,
} from "../members/managed-member.ts";
import { type Routes, tableMedia } from "./route.ts";

const tag = "Members";

export const managedMembersRoutes = {
  listMembers: {
    call: calls.listMembers,
    summary: "All members for administrators, searched, filtered and sorted",
    tag,
    query: membersQuery,
    isPage: true,
    answer: z.array(managedMember),
  },
  exportMembers: {
    call: calls.exportMembers,
    summary: "The same list as a table for spreadsheets",
    tag,
    query: memberFilters.extend(tableQuery.shape),
    media: tableMedia,
  },
  getManagedMember: {
    call: calls.getManagedMember,
    summary: "A member with standing, profiles, activity, letters, reports and notes of the team",
    tag,
    params: idParams,
    answer: memberDetails,
    errors: ["not-found"],
  },
  actOnMembers: {
    call: calls.actOnMembers,
    summary:
      "Restricts, suspends, restores or signs out members, sends them the letter for a new password, gives an account back to its mailbox, or withdraws one that nobody has come to",
    tag,
    body: memberActInput,
    answer: memberActOutcome,
    errors: ["wrong-password", "sign-in-again"],
  },
  correctMemberAddress: {
    call: calls.correctMemberAddress,
    summary:
      "Another address for somebody who was invited and has not come: the invitation goes there, and the one before ends",
    tag,
    params: idParams,
    body: memberAddressInput,
    answer: managedMember,
    errors: ["not-found", "conflict", "already-exists"],
  },
  addMemberNote: {
    call: calls.addMemberNote,
    summary: "A note of the team about a member, who reads it in the export of their own data",
    tag,
    params: idParams,
    body: memberNoteInput,
    answer: memberNote,
    errors: ["not-found", "already-exists"],
  },
  deleteMemberNote: {
    call: calls.deleteMemberNote,
    summary: "Deletes a note of one's own",
    tag,
    params: memberNoteParams,
    answer: idParams,
    errors: ["not-found"],
  },
  listSavedViews: {
    call: calls.listSavedViews,
    summary: "The administrator's own saved views of the members",
    tag,
    answer: z.array(savedView),
  },
  saveView: {
    call: calls.saveView,
    summary: "Saves filters under a name; the same name again replaces them",
    tag,
    body: savedViewInput,
    answer: savedView,
    errors: ["too-many-own"],
  },
  deleteSavedView: {
    call: calls.deleteSavedView,
    summary: "Deletes a saved view",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
  previewMemberImport: {
    call: calls.previewMemberImport,
    summary: "Reads a table of people and says what an import of it would do",
    tag,
    body: memberImportInput,
    answer: importPreview,
    errors: ["not-found"],
  },
  importMembers: {
    call: calls.importMembers,
    summary:
      "Opens an account for each who has none and sends them a link to choose a password; adds the others to the programme, and notes",
    tag,
    body: memberImportConfirmed,
    answer: memberImportOutcome,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;

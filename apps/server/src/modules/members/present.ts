import type { ManagedMember, MemberDetails, MemberNote, MemberState } from "@khamt/contract";
import { presentAct, presentSanction } from "../administration/index.ts";
import type { DetailsRow } from "./details.ts";
import type { NoteRow } from "./notes.ts";
import { actsFor } from "./policy.ts";
import type { MemberRow } from "./queries.ts";

/** For administrators, who have to know whom they look after. */
export function presentMember(row: MemberRow): ManagedMember {
  const { id, name, email, userType, role, language, isVerified, has, completeness } = row;
  return {
    id,
    name,
    email,
    accountType: userType,
    role,
    language,
    state: stateOf(row),
    isVerified,
    has,
    completeness,
    lastSeenAt: row.lastActiveAt?.toISOString() ?? null,
    memberSince: row.createdAt.toISOString(),
  };
}

function stateOf({ standing, isEmailVerified }: MemberRow): MemberState {
  return standing === "good" && !isEmailVerified ? "invited" : standing;
}

export function presentDetails(row: DetailsRow, reader: string): MemberDetails {
  const { member, sanction, vouch, profiles, programmes, figures, letters, reports, acts, notes, prepared } =
    row;
  return {
    ...presentMember(member),
    sanction: sanction ? presentSanction(sanction) : null,
    acts: actsFor(member, reader),
    hasSecondStep: member.totpEnabledAt !== null,
    isSelf: member.id === reader,
    vouchId: vouch ?? null,
    profiles,
    programmes,
    figures,
    letters: letters.map(({ createdAt, ...letter }) => ({ ...letter, createdAt: createdAt.toISOString() })),
    reports: reports.map(({ outcome, createdAt, ...report }) => ({
      ...report,
      state: outcome ?? "open",
      createdAt: createdAt.toISOString(),
    })),
    log: acts.map(presentAct),
    notes: notes.map((note) => presentNote(note, reader)),
    prepared,
  };
}

export function presentNote({ authorId, author, ...note }: NoteRow, reader: string): MemberNote {
  return {
    id: note.id,
    author: authorId === null ? null : author,
    isOwn: authorId === reader,
    act: note.act,
    text: note.text,
    createdAt: note.createdAt.toISOString(),
  };
}

import type { ManagedProgramme, MemberActOutcome, ProgrammeMember } from "@khamt/contract";
import {
  addProgrammeMembers,
  decideProgrammeApplicants,
  decideProgrammeMember,
  getCurrentUser,
  getManagedProgramme,
  listManagedProgrammes,
  listProgrammeMembers,
  listProgrammeReviewers,
  recuseManager,
  scoreProgrammeApplicant,
} from "@khamt/contract/calls";
import { fakeServer } from "../../../test/fake-server.ts";
import { idOf, managedProgramme } from "../../../test/fixtures.ts";
import { openPage } from "../../../test/open-page.tsx";
import { member } from "../../../test/readers.ts";

/** The people of a programme, as one of its managers has them. */
export async function openPeople(
  programmes: (ManagedProgramme | undefined)[],
  outcome?: MemberActOutcome,
  people: ProgrammeMember[] = ["Bat", "Saran"].map(personCalled),
) {
  const server = fakeServer({
    [getCurrentUser]: () => ({ user: member, isManager: true }),
    [listManagedProgrammes]: () => programmes.filter((each) => each !== undefined),
    [getManagedProgramme]: () => programmes[0] ?? managedProgramme("Spring"),
    [listProgrammeMembers]: ({ query }) => (query.get("sort") === "score" ? people.toReversed() : people),
    [listProgrammeReviewers]: () => ({
      applications: people.length,
      reviewers: [
        { name: "Sara", isOwn: true, scored: 1 },
        { name: "Dorj", isOwn: false, scored: 2 },
      ],
    }),
    [decideProgrammeMember]: () => people[0] ?? personCalled("Bat"),
    [scoreProgrammeApplicant]: () => people[0] ?? personCalled("Bat"),
    [recuseManager]: () => people[0] ?? personCalled("Bat"),
    [decideProgrammeApplicants]: () => outcome ?? { done: 0, refused: [] },
    [addProgrammeMembers]: () => outcome ?? { done: 0, refused: [] },
  });
  await openPage(server.fetcher, `/manage/programmes/${idOf("Spring")}`);
  return server;
}

export function personCalled(name: string): ProgrammeMember {
  return {
    userId: idOf(name),
    name,
    email: `${name.toLowerCase()}@example.com`,
    language: "en",
    role: "member",
    state: "joined",
    actions: ["make-manager", "remove"],
    hasCome: true,
    visits: [],
    answers: [],
    changedAt: null,
    decidedAt: null,
    decidedBy: null,
    prepared: null,
    note: null,
    scored: 0,
    scores: [],
    isLeftOut: false,
    recused: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
  };
}

export function applicantCalled(name: string): ProgrammeMember {
  return { ...personCalled(name), state: "applied", actions: ["accept", "decline"] };
}

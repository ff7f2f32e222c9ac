import { eq } from "drizzle-orm";
import {
  programmeInvitations,
  programmeJurors,
  programmeMembers,
  programmeRecusals,
  programmeScores,
  programmeVisits,
} from "../../platform/db/schema/index.ts";
import { either, nameOf, none, type PersonalDataRule } from "./rule.ts";

const untold = ["preparedAction", "preparedNote", "preparedById", "preparedAt"];

/** What is kept of who takes part in a programme, is asked to, or scores its applications. */
export const inProgrammes: readonly PersonalDataRule[] = [
  {
    table: programmeMembers,
    own: ({ id }) => eq(programmeMembers.userId, id),
    // Which manager has decided is the managers' own, and so is what they have yet to tell, and that they have.
    withheld: ["userId", "decidedById", "updatedAt", ...untold],
  },
  {
    // Also where the address was asked and nobody has said yes.
    table: programmeJurors,
    own: ({ id, email }) =>
      either(eq(programmeJurors.userId, id), eq(programmeJurors.email, email.toLowerCase())),
    withheld: ["userId"],
  },
  {
    // What managers and jurors think of an application is theirs.
    table: programmeScores,
    own: ({ id }) => eq(programmeScores.reviewerId, id),
    pointing: ({ id }) => (id === undefined ? none : eq(programmeScores.userId, id)),
    withheld: ["userId", "reviewerId"],
    shown: () => ({ about: nameOf(programmeScores.userId) }),
  },
  {
    // Whom a juror or manager knows is told to nobody but the managers.
    table: programmeRecusals,
    own: ({ id }) => eq(programmeRecusals.jurorId, id),
    pointing: ({ id }) => (id === undefined ? none : eq(programmeRecusals.userId, id)),
    withheld: ["userId", "jurorId"],
    shown: () => ({ about: nameOf(programmeRecusals.userId) }),
  },
  {
    table: programmeVisits,
    own: ({ id }) => eq(programmeVisits.userId, id),
    withheld: ["userId"],
  },
  {
    // The open links of a programme have no address, and are nobody's.
    table: programmeInvitations,
    own: ({ email }) => eq(programmeInvitations.email, email.toLowerCase()),
    withheld: ["token"],
  },
];

import * as z from "zod";
import * as calls from "../calls/juries.ts";
import { idParams } from "../list.ts";
import {
  jurorParams,
  jurorsInput,
  jury,
  juryApplication,
  juryApplicationsQuery,
  programmeJury,
  programmeJuryInput,
} from "../members/jury.ts";
import {
  programmeApplicantParams,
  programmeMember,
  programmeRecusalInput,
  programmeScoreInput,
} from "../members/programme.ts";
import type { Routes } from "./route.ts";

const tag = "Programmes";

export const juriesRoutes = {
  getProgrammeJury: {
    call: calls.getProgrammeJury,
    summary: "Who scores the applications from outside, and how far each of them is",
    tag,
    params: idParams,
    answer: programmeJury,
    errors: ["not-found"],
  },
  changeProgrammeJury: {
    call: calls.changeProgrammeJury,
    summary: "Says until when jurors score, and whether they are shown the addresses of applicants",
    tag,
    params: idParams,
    body: programmeJuryInput,
    answer: programmeJury,
    errors: ["not-found"],
  },
  inviteJurors: {
    call: calls.inviteJurors,
    summary: "Asks people by email to score the applications; whoever is a juror already gets no second one",
    tag,
    params: idParams,
    body: jurorsInput,
    answer: programmeJury,
    errors: ["not-found", "conflict", "too-many-own"],
  },
  remindJuror: {
    call: calls.remindJuror,
    summary: "Sends a juror a reminder, once a day at most",
    tag,
    params: jurorParams,
    answer: programmeJury,
    errors: ["not-found", "conflict"],
  },
  endJuror: {
    call: calls.endJuror,
    summary: "Ends a juror's part, or takes the invitation back; the scores stay",
    tag,
    params: jurorParams,
    answer: programmeJury,
    errors: ["not-found"],
  },
  listOwnJuries: {
    call: calls.listOwnJuries,
    summary: "The programmes whose applications the reader scores, or is asked to, the newest first",
    tag,
    answer: z.array(jury),
  },
  getJury: {
    call: calls.getJury,
    summary: "What a juror has to do in one programme",
    tag,
    params: idParams,
    answer: jury,
    errors: ["not-found"],
  },
  joinJury: {
    call: calls.joinJury,
    summary: "Says yes to scoring the applications, at the address that was invited",
    tag,
    params: idParams,
    answer: jury,
    errors: ["not-found"],
  },
  leaveJury: {
    call: calls.leaveJury,
    summary: "Says no to scoring, or ends the juror's own part; the managers are told, and the scores stay",
    tag,
    params: idParams,
    answer: idParams,
    errors: ["not-found"],
  },
  listJuryApplications: {
    call: calls.listJuryApplications,
    summary: "The applications that wait, the oldest first, with the juror's own scores",
    tag,
    params: idParams,
    query: juryApplicationsQuery,
    answer: z.array(juryApplication),
    isPage: true,
    errors: ["not-found"],
  },
  scoreJuryApplication: {
    call: calls.scoreJuryApplication,
    summary: "Scores an application that waits; the programme's managers read it",
    tag,
    params: programmeApplicantParams,
    body: programmeScoreInput,
    answer: juryApplication,
    errors: ["not-found", "conflict", "not-allowed", "scoring-closed"],
  },
  recuseJuror: {
    call: calls.recuseJuror,
    summary:
      "Leaves the juror out of an application, because they know who applied, or lets them in again; a score that they gave goes",
    tag,
    params: programmeApplicantParams,
    body: programmeRecusalInput,
    answer: juryApplication,
    errors: ["not-found", "conflict", "scoring-closed"],
  },
  recuseManager: {
    call: calls.recuseManager,
    summary:
      "Leaves the manager out of an application, because they know who applied, or lets them in again; their score goes, and so does what they have prepared",
    tag,
    params: programmeApplicantParams,
    body: programmeRecusalInput,
    answer: programmeMember,
    errors: ["not-found", "conflict"],
  },
} satisfies Routes;

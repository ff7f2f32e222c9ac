/** What the operator allows members to do to others. Days and numbers are whole. */
export type Conduct = {
  /** Invitations that an account sends in a week. */
  invitationsAWeek: number;
  /** New people in a day, for accounts that are not new and for new ones. */
  invitationsADay: number;
  invitationsADayNew: number;
  /** Invitations of a new account that may wait for an answer at once. */
  openInvitationsNew: number;
  /** An account is new for so many days; one without a confirmed address stays so. */
  newAccountDays: number;
  /** An invitation ends unanswered. */
  invitationDays: number;
  /** After it was taken back or declined, before the next one to the same person. */
  invitationRestDays: number;
  /** From so many different members who are not new, a reported profile waits for the decision unseen. */
  reportersToHide: number;
  reportsAnHour: number;
  /** For so long after a decision its owner can appeal, and the evidence is kept. */
  appealDays: number;
};

/** What counts where the operator has set nothing. */
export const usualConduct: Conduct = {
  invitationsAWeek: 20,
  invitationsADay: 30,
  invitationsADayNew: 10,
  openInvitationsNew: 5,
  newAccountDays: 7,
  invitationDays: 14,
  invitationRestDays: 21,
  reportersToHide: 3,
  reportsAnHour: 30,
  appealDays: 180,
};

import { type Conduct, usualConduct } from "../platform/conduct.ts";
import { whole } from "./rules.ts";

/** The settings by which the operator says what members may do to others: their rules and defaults. */
export const conductSettings = {
  INVITATIONS_A_WEEK: whole({ from: 1, to: 1000, usual: usualConduct.invitationsAWeek }),
  INVITATIONS_A_DAY: whole({ from: 1, to: 1000, usual: usualConduct.invitationsADay }),
  INVITATIONS_A_DAY_NEW: whole({ from: 0, to: 1000, usual: usualConduct.invitationsADayNew }),
  OPEN_INVITATIONS_NEW: whole({ from: 0, to: 1000, usual: usualConduct.openInvitationsNew }),
  NEW_ACCOUNT_DAYS: whole({ from: 0, to: 365, usual: usualConduct.newAccountDays }),
  INVITATION_DAYS: whole({ from: 1, to: 90, usual: usualConduct.invitationDays }),
  INVITATION_REST_DAYS: whole({ from: 0, to: 365, usual: usualConduct.invitationRestDays }),
  REPORTERS_TO_HIDE: whole({ from: 1, to: 100, usual: usualConduct.reportersToHide }),
  REPORTS_AN_HOUR: whole({ from: 1, to: 1000, usual: usualConduct.reportsAnHour }),
  APPEAL_DAYS: whole({ from: 14, to: 730, usual: usualConduct.appealDays }),
};

export function conductOf(values: Record<keyof typeof conductSettings, number>): Conduct {
  return {
    invitationsAWeek: values.INVITATIONS_A_WEEK,
    invitationsADay: values.INVITATIONS_A_DAY,
    invitationsADayNew: values.INVITATIONS_A_DAY_NEW,
    openInvitationsNew: values.OPEN_INVITATIONS_NEW,
    newAccountDays: values.NEW_ACCOUNT_DAYS,
    invitationDays: values.INVITATION_DAYS,
    invitationRestDays: values.INVITATION_REST_DAYS,
    reportersToHide: values.REPORTERS_TO_HIDE,
    reportsAnHour: values.REPORTS_AN_HOUR,
    appealDays: values.APPEAL_DAYS,
  };
}

import type { ErrorId } from "@khamt/contract/errors";
import type { PartnerType } from "@khamt/contract/vocabulary";
import { formatNumber, plural } from "@khamt/language/format";
import { formatDay } from "../text/day.ts";

export type Messages = Record<ErrorId, string> & {
  /** Of what a person typed: beside its field. */
  refusedValues: {
    email: string;
    link: string;
    phone: string;
    timezone: string;
    past: string;
    name: string;
    tooLong: (most: number) => string;
  };
  /** Instead of too-many-requests, where it is known when the wait is over. */
  waitFirst: (seconds: number) => string;
  /** Beside an error that somebody meets who opened an address. */
  page: { again: string; request: (id: string) => string };
  /** What a call that only does something has done. */
  done: {
    codeSent: (email: string) => string;
    codeShown: string;
    /** The mail server takes no letter just now. */
    codeDelayed: (email: string) => string;
    signedUp: Record<PartnerType, string>;
    signedIn: string;
    signedOut: string;
    resetSent: string;
    noMail: string;
    passwordReset: string;
    passwordChanged: string;
    emailChangeAsked: (email: string) => string;
    workAddressConfirmed: (email: string) => string;
    emailChanged: (email: string) => string;
    emailStays: string;
    deviceSignedOut: string;
    othersSignedOut: string;
    totpOff: string;
    passkeyRemoved: string;
    deletionPlanned: (day: Date) => string;
    accountKept: string;
    contactSent: (email: string) => string;
    testLetterSent: (email: string) => string;
  };
};

export const en: Messages = {
  "bad-request": "We could not understand that request. Reload the page and try again.",
  "invalid-parameter": "This value is not accepted. Change it and try again.",
  "invalid-code": "Invalid verification code.",
  "code-over":
    "This code does not work any more. It can be tried five times within ten minutes, in the browser that asked for it. Send a new one.",
  "sign-in-over": "Ten minutes have passed, or five codes were wrong. Go back and enter your password again.",
  "invalid-link": "This link no longer works. Ask for a new one.",
  "weak-password": "Password is not strong enough. Include uppercase, lowercase, numbers, and symbols.",
  "common-password": "Many people use this password, so it is easy to guess. Choose another one.",
  "same-password": "This is the password that you have now. Choose another one.",
  "same-email": "This is the address that you have now.",
  "wrong-password": "That is not your current password. Try again, or reset it from the sign-in window.",
  "invalid-passkey": "This passkey could not be checked. Try again, or sign in with your password.",
  "wrong-credentials": "Email or password is wrong. Try again, or reset your password.",
  "not-signed-in": "You are not signed in, so this was not done. Sign in and try again.",
  "sign-in-again": "Your account has no password, so sign in once more to do this.",
  forbidden: "This request came from another site and was refused. Reload the page and try again.",
  "not-allowed":
    "Your account may not do this. If you think it should, write to us through the contact page.",
  "account-restricted":
    "Your account may not write to others at the moment. The email that we sent you says why and how to appeal.",
  "account-suspended":
    "This account is suspended. Open the appeal page to see why, and to ask us to look at it again.",
  "second-step-needed":
    "Whoever works at the desk needs a second step to sign in. Set it up under Settings, Password and security: it takes a minute.",
  "last-administrator": "This is the last administrator. Make somebody else one first.",
  "not-found": "There is nothing here. It may have been removed: go back, or search for it.",
  "method-not-allowed": "This address doesn't support that kind of request. Reload the page and try again.",
  "too-slow": "The request came in too slowly. Check your connection and try again.",
  "unsupported-media-type": "Send the body as application/json.",
  "payload-too-large": "The request is too large. Shorten the text, or send less at once.",
  "wrong-file-type": "Only PDF, JPG and PNG files can be uploaded, and the file must be what its name says.",
  "file-too-large": "A file may have 10 MB at most. Choose a smaller one.",
  "guest-already": "This address is on the list of guests already. Mark that guest as here.",
  "already-exists": "You already have such a profile. Edit that one instead.",
  "too-many-own": "One account can have no more of these. Delete one first.",
  "company-needed": "This is done in a company's name. Create your company profile first.",
  "domain-not-allowed":
    "Give a domain that belongs to your company, such as company.mn. Addresses of networks, local names and names that many people share can't be verified.",
  "domain-taken":
    "Another company has proven that this domain is its own. If its record is gone, the domain is free within two days: try again then.",
  "domain-not-verified":
    "No company here has verified the domain of this address. Ask yours to verify it first.",
  "too-many-files": "Your files take all the room there is for one account. Remove some first.",
  "already-appealed":
    "You have asked for a second look at this decision already. We look at each decision again once.",
  conflict: "Somebody changed this in the meantime. Load it again and repeat your change.",
  "example-profile":
    "This is a demo profile that shows how Khamt works. Nobody is behind it, so nothing was sent. Choose a profile without the Demo badge.",
  "too-many-service-requests":
    "You have 5 service requests under way. When one is done or cancelled, you can send another.",
  "already-applied": "You have applied to this listing already. Open that application to change it.",
  "conversation-closed":
    "This conversation is closed, so no more messages can be sent. You can still read what was said.",
  "already-invited":
    "There is an invitation between you two already, or you are connected. Open it under Connections.",
  "invited-recently":
    "Your last invitation to this person was withdrawn or declined. You can invite them again after some time.",
  "invitations-used": "You have sent all your invitations for this week. The next ones come on Monday.",
  "invitations-used-today": "You have invited as many people as one day allows. Continue tomorrow.",
  "too-many-open-invitations":
    "While your account is new or your email is not confirmed, only a few invitations can be open at once. Wait for an answer, or withdraw one.",
  "takes-no-invitations":
    "This person takes no invitations at the moment. Try again later, or see who else fits you.",
  "receiver-full": "This person takes no more invitations this week. Try again on Monday.",
  "invitation-ended":
    "This invitation is over or all its places are taken. Ask whoever sent it for a new one.",
  "invitation-of-other":
    "This invitation was sent to another email address. Sign in with that one, or ask the organiser for a link.",
  "not-invited": "This programme is for people with an invitation. Ask its organiser for one.",
  "applications-closed": "Applications have closed. One that was sent before stays as it is.",
  "scoring-closed":
    "Scoring has ended. What you have scored stays as it is. If you need more time, ask the organisers.",
  "answers-missing": "Answer every question that is marked as required.",
  "last-manager": "A programme needs a manager. Make somebody else manager first.",
  "no-such-member":
    "No member with this email address was found. A mentor of a programme takes part in it: invite the person first.",
  "short-address-taken": "Another programme has this short address. Choose another one.",
  "mentor-already": "This person is a mentor here already.",
  "slot-taken":
    "This time has just been taken or is no longer offered. Choose another one: what you have typed is still here.",
  "booked-then":
    "You have booked another talk at this time. Cancel that one first, or choose another time: what you have typed is still here.",
  "too-many-bookings":
    "You have as many talks booked with this mentor as one member can. After one of them you can book again.",
  "already-introduced": "The same two were introduced in this programme already, and it is still open.",
  "cannot-be-introduced":
    "These two cannot be introduced now: one of them takes no invitations or has several introductions open, or neither has a profile in the lists.",
  "introductions-used-today": "You have made as many introductions as one day allows. Continue tomorrow.",
  "same-words":
    "You have sent nearly the same words to others. Nothing was sent: say why you are writing to this person in particular.",
  "work-needed":
    "Very many requests are coming in, so your device has to do a little computing for each one. This browser can't do it here: try again later, or in another browser.",
  "too-many-requests": "Too many requests. Wait a moment and try again.",
  internal: "Something went wrong on our side. Try again. If it keeps happening, report the request number.",
  overloaded: "Too many people are using the site right now. Try again in a few seconds.",
  "getting-ready": "The site is still reading the profiles that it matches. Try again in a few seconds.",
  unavailable: "The service is not available right now. Try again in a minute.",
  "mail-unreachable":
    "Nothing answers at the address of SMTP_URL. Check its host and port, and whether a firewall stands between.",
  "mail-encryption":
    "The mail service offers no encryption that we can trust. Check SMTP_URL: smtps:// for port 465, smtp:// for port 587.",
  "mail-sign-in": "The mail service does not accept the user name or the password of SMTP_URL.",
  "mail-refused":
    "The mail service refused the email. Check whether it may send for the address of MAIL_FROM, and whether your own address takes emails.",
  "mail-failed": "Failed to send verification email. Try again in a minute.",
  undeliverable: "Emails to this address cannot be delivered. Check it for typing mistakes.",
  refusedValues: {
    email: "This is not an email address. Write it like name@example.com.",
    link: "This is not a link. Write it like example.com/you.",
    phone: "This is not a phone number. Write it like +976 9911 2233.",
    timezone: "This is not a time zone. Write the hours from Greenwich, like GMT+8.",
    past: "This day is over. Choose one that is still to come.",
    name: "This is a link. Write the name here.",
    tooLong: (most) => `This is too long. Write at most ${formatNumber(most, "en")} characters.`,
  },
  waitFirst: (seconds) => `Too many attempts. Try again in ${waitingTime(seconds)}.`,
  page: { again: "Try again", request: (id) => `Request number: ${id}` },
  done: {
    codeSent: (email) => `We sent a verification code to ${email}.`,
    codeShown: "It is on the screen: this site sends no emails yet.",
    codeDelayed: (email) =>
      `Email is slow right now. The code will reach ${email} within ten minutes; if it doesn't, ask for a new one.`,
    signedUp: {
      individual: "Successfully registered as individual.",
      company: "Successfully registered as company.",
    },
    signedIn: "Welcome back!",
    signedOut: "You are signed out.",
    resetSent: "If this address has an account, an email with a link is on its way.",
    noMail: "This site does not send email yet. Ask the operator for help.",
    passwordReset: "Your new password is set. Sign in with it.",
    passwordChanged: "Your password was changed. All other devices are signed out.",
    emailChangeAsked: (email) => `We sent an email to ${email}. Follow its link to confirm the address.`,
    workAddressConfirmed: (email) => `${email} is confirmed.`,
    emailChanged: (email) => `Your address is now ${email}.`,
    emailStays: "Your address stays, and the link we sent no longer works.",
    deviceSignedOut: "The device is signed out.",
    othersSignedOut: "All other devices are signed out.",
    totpOff: "The second step is switched off.",
    passkeyRemoved: "The passkey was removed.",
    deletionPlanned: (day) =>
      `Your account will be deleted on ${formatDay(day, "en")}. Until then you may change your mind.`,
    accountKept: "Your account stays.",
    testLetterSent: (email) => `The mail service took the email. Look into the mailbox of ${email}.`,
    contactSent: (email) => `Your message is on its way. We will reply to ${email}.`,
  },
};

function waitingTime(seconds: number): string {
  const [count, one] =
    seconds < 60
      ? [seconds, "second"]
      : seconds <= 7200
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `${count} ${plural(count, "en", { one, other: `${one}s` })}`;
}

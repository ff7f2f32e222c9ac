/** The dialog of accounts, and the pages that its mails lead to. */
const auth = {
  title: "Welcome to Khamt",
  description: "Sign in, or create an account for yourself or your company.",
  goesOn: "Sign in or create an account. You then go on where you were, and what you wrote is kept.",
  /** Instead of the two above where a session ended meanwhile. */
  over: {
    title: "Please sign in again",
    text: "You have been signed out. Sign in to continue where you left off.",
  },
  tabs: { label: "Sign in or sign up", signIn: "Sign In", signUp: "Sign Up" },
  email: "Email",
  password: "Password",
  accountType: "Account type",
  individual: "Individual",
  individualHint: "Find co-founders, seek work, or freelance",
  company: "Company",
  companyHint: "Find project partners, hire specialists, work together",
  fullName: "Full Name",
  companyName: "Company Name",
  submitSignIn: "Sign In",
  submitSignUp: "Sign Up",
  meantAddress: (email: string) => `Did you mean ${email}?`,
  typeMissing: "Choose one of the two.",
  pending: "One moment…",
  back: "Go Back",
  network: "Network error occurred.",
  missing: {
    name: "Please enter a name.",
    email: "Please enter your email address.",
    password: "Please enter your password.",
  },
  linkAsName: "This is a link. Write the name here.",
  badEmail: "This is not an email address. It should look like name@example.com.",
  hasAccount: "This address has an account already. Choose “Sign In” above and use its password.",
  signedIn: { title: "Successfully signed in!", text: "Welcome back!" },
  signInFailed: "You could not be signed in. Please try again.",
  forgot: {
    link: "Forgot password?",
    title: "A new password",
    text: "Enter your email address, and we will send you a link to choose a new password.",
    send: "Send the link",
    failed: "The link could not be sent. Please try again.",
  },
  second: {
    title: "One more step",
    text: "Confirm it's you with a second step.",
    label: "Code from your app, or a recovery code",
    wrong:
      "This code is wrong or was used before. Enter the newest one. If it is refused again, let your phone set its clock by itself.",
    lost: "No phone and no recovery code? Write to us",
    submit: "Continue",
  },
  passkey: {
    button: "Sign in with a passkey",
    or: "or",
    notUsed: "The passkey was not used. Try again, or sign in with your password.",
    failed: "The passkey could not be checked. Please try again.",
  },
  code: {
    sent: "Code Sent!",
    title: "Check your email",
    text: (email: string) => `We sent a code of 6 characters to ${email}. It works for 10 minutes.`,
    here: "Your code",
    hereText: "This site sends no emails yet, so the code is shown here. It works for 10 minutes.",
    demo: (secret: string) => `Demo: the code ${secret} is used. In production, an email server is needed.`,
    label: "Verification code",
    hint: "Capital or small letters, Latin or Cyrillic: all work.",
    verify: "Verify",
    resend: "Send a new code",
    resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
    sendFailed: "Failed to send verification email.",
    invalid: "Invalid verification code.",
    verified: "Successfully Verified!",
  },
  registered: {
    title: "Successfully registered!",
    individual: "Successfully registered as individual.",
    company: "Successfully registered as company.",
  },
  reset: {
    head: {
      title: "Choose a new password",
      description: "Set a new password for your Khamt account with the link from your email.",
    },
    text: "The link in your email works once. All other devices will be signed out.",
    submit: "Save the new password",
    failed: "The password could not be saved. Please try again.",
    done: "Your password is changed",
    doneText: "You can sign in with the new password now.",
    expired: "This link does not work any more",
    expiredText:
      "It has been used, has expired, or a newer one has taken its place. You can request a new one.",
    again: "Send a new link",
    /** Of an account that the organisers have prepared. */
    first: {
      title: "Choose your password",
      text: "Choose a password, and the account that the organisers have prepared is yours. The link in your email works once.",
      submit: "Open my account",
      done: "Your account is open",
      doneText: "Sign in with your email address and the password that you have just chosen.",
    },
  },
  confirmEmail: {
    head: {
      title: "Confirm your new email address",
      description: "Confirm the new email address of your Khamt account with the link from your email.",
    },
    text: "You sign in with the new address, and our emails go there.",
    submit: "Confirm the address",
    failed: "The address could not be confirmed. Please try again.",
    done: "Your email address is confirmed",
    expired: "This link does not work any more",
    expiredText:
      "It has been used, has expired, or a newer one has taken its place. You can change the address again in your settings.",
    settings: "Go to your settings",
    profile: "Go to your profile",
  },
};

export default auth;

declare module "../../../lib/language/words.ts" {
  interface Words {
    auth: typeof auth;
  }
}

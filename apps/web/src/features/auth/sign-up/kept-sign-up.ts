import { keptForm } from "../../../lib/kept-form.ts";

const form = keptForm({
  name: "sign-up",
  owner: "",
  fresh: () => ({ type: "", name: "", email: "", sentTo: "", sentAt: 0 }),
});

/**
 * What is typed for an account, but for the password, and where the code went: phones load a page anew once its reader comes
 * back from the mail.
 */
export const keptSignUp = {
  read: form.begin,
  add: (part: Partial<ReturnType<typeof form.begin>>) => form.keep({ ...form.begin(), ...part }),
  forget: form.forget,
};

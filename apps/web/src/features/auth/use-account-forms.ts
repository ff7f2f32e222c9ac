import type { PublicUser } from "@khamt/contract";
import { useState } from "react";
import { useRouter } from "@tanstack/react-router";
import { type SignInRequest, useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { keptSignUp } from "./sign-up/kept-sign-up.ts";
import { useSignUp } from "./sign-up/use-sign-up.ts";
import { followToast, showToast, type ToastMessage } from "../../ui/toast/toast-store.ts";

const redirectDelay = { signIn: 500, signUp: 1000 };

export type AccountForms = ReturnType<typeof useAccountForms>;

/** What is typed into the dialog, kept while its forms come and go; one address serves them all. */
export function useAccountForms(request: SignInRequest, onClose: () => void) {
  const t = useT(catalogue("auth"));
  const [email, setEmail] = useState(() => keptSignUp.read().email);
  const [password, setPassword] = useState("");
  const arrive = useArrival(request, onClose);
  const signUp = useSignUp({
    email,
    onVerified: ({ user }, type) =>
      arrive({
        user,
        delay: redirectDelay.signUp,
        toast: { title: t.code.verified },
        toastThere: { title: t.registered.title, description: t.registered[type] },
      }),
  });
  const welcome = (user: PublicUser) =>
    arrive({
      user,
      delay: redirectDelay.signIn,
      toast: { title: t.signedIn.title, description: t.signedIn.text },
    });
  return { email, setEmail, password, setPassword, signUp, welcome };
}

type Arrival = {
  user: PublicUser;
  /** Milliseconds until the page changes. */
  delay: number;
  toast: ToastMessage;
  /** Takes the first one's place on the new page: only one is shown at once. */
  toastThere?: ToastMessage;
};

/** The end of sign-in and sign-up: the dialog closes, and the reader goes on to where they were going. */
function useArrival({ next = "/dashboard" }: SignInRequest, onClose: () => void) {
  const router = useRouter();
  const { login } = useAuth();
  return ({ user, delay, toast, toastThere }: Arrival) => {
    // Who is there already stays, and may have gone on before the delay is over.
    const isThere = router.state.location.href === next;
    keptSignUp.forget();
    // First: what was refused goes on with it, and is given up with the dialog.
    void login(user);
    onClose();
    showToast(toast);
    setTimeout(() => {
      if (!isThere) void router.navigate({ href: next });
      if (toastThere !== undefined) followToast(toast, toastThere);
    }, delay);
  };
}

import type { PublicUser } from "@khamt/contract";
import { useState } from "react";
import type { SignInRequest } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useArrival } from "./use-arrival.ts";
import { useSignUp } from "./sign-up/use-sign-up.ts";

const redirectDelay = { signIn: 500, signUp: 1000 };

export type AccountForms = ReturnType<typeof useAccountForms>;

/** What is typed into the dialog, kept while its forms come and go; one address serves them all. */
export function useAccountForms(request: SignInRequest, onClose: () => void) {
  const t = useT(catalogue("auth"));
  const [email, setEmail] = useState("");
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

import type { PublicUser } from "@khamt/contract";
import { useRouter } from "@tanstack/react-router";
import { showToast, type ToastMessage } from "../../ui/toast/toast-store.ts";
import { useAuth, type SignInRequest } from "../../lib/auth/index.ts";

interface Arrival {
  user: PublicUser;
  /** Milliseconds until the page changes. */
  delay: number;
  toast: ToastMessage;
  /** Takes the first one's place on the new page: only one is shown at once. */
  toastThere?: ToastMessage;
}

/** The end of sign-in and sign-up: the dialog closes, and the reader goes on to where they were going. */
export function useArrival({ next = "/dashboard" }: SignInRequest, onClose: () => void) {
  const router = useRouter();
  const { login } = useAuth();
  return ({ user, delay, toast, toastThere }: Arrival) => {
    // Who is there already stays, and may have gone on before the delay is over.
    const isThere = router.state.location.href === next;
    onClose();
    showToast(toast);
    void login(user);
    setTimeout(() => {
      if (!isThere) void router.navigate({ href: next });
      if (toastThere !== undefined) showToast(toastThere);
    }, delay);
  };
}

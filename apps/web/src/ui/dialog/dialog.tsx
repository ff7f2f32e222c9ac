import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { Suspense, use, useRef, type ReactNode, type RefObject } from "react";
import { AuthContext } from "../../lib/auth/index.ts";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { WholeWords } from "../whole-words.tsx";
import { iconButtonStyle } from "../buttons/button.tsx";
import { DialogHost, useTypedIn } from "./dialog-host.tsx";

const SessionNote = lazyWhenOnline(() => import("../page/session-note.tsx"));

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** "sheet" comes up from below and keeps to the phone's width. */
  shape?: "normal" | "wide" | "sheet";
  /** A press beside it does not close it: something may have been typed. */
  keepsOpen?: boolean;
  /** Escape does not close it either: what it shows is shown once. */
  isLasting?: boolean;
  /** It asks to sign in itself. */
  isSignIn?: boolean;
  /** Gets the focus at the beginning; where it is not there yet, the dialog itself. Without it the first field, or what stands first. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus at the end, where what had it before is gone. */
  returnTo?: RefObject<HTMLElement | null>;
};

const shapes = {
  normal: "max-w-[30rem] rounded-t-card sm:rounded-card sm:my-auto",
  wide: "max-w-[52rem] rounded-t-card sm:rounded-card sm:my-auto",
  sheet: "max-w-[40rem] rounded-t-card",
} as const;

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    shape = "normal",
    keepsOpen = false,
    isLasting = false,
    isSignIn = false,
    firstFocus,
    returnTo,
  } = props;
  const t = useT(catalogue("ui"));
  useTypedIn(keepsOpen);
  const isHeld = use(AuthContext)?.over === "held" && !isSignIn;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen, { reason }) => {
        if (!isLasting || reason !== "escape-key") onOpenChange(isOpen);
      }}
      disablePointerDismissal={keepsOpen}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim print:hidden transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center overflow-y-auto sm:items-start sm:p-6 print:static print:block">
          <Base.Popup
            ref={popup}
            data-wide={shape === "normal" ? undefined : ""}
            initialFocus={() =>
              firstFocus === undefined
                ? firstField(popup.current, shape)
                : (firstFocus.current ?? popup.current)
            }
            finalFocus={returnTo}
            // React takes it on to a form around the button that opened it, which would be sent too.
            onSubmit={(event) => event.stopPropagation()}
            className={`max-h-[92dvh] w-full overflow-y-auto bg-surface p-6 text-ink shadow-raised transition duration-200 ease-out focus:outline-none print:max-h-none print:max-w-none print:overflow-visible print:[box-shadow:none] data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:p-8 ${shapes[shape]}`}
          >
            <div className="flex items-start justify-between gap-4">
              <Base.Title className="min-w-0 text-xl leading-tight font-bold wrap-anywhere sm:text-2xl">
                <WholeWords>{title}</WholeWords>
              </Base.Title>
              <Base.Close aria-label={t.close} className={`${iconButtonStyle} -mt-2 -mr-3`}>
                <X aria-hidden="true" />
              </Base.Close>
            </div>
            {description !== undefined && (
              <Base.Description className="mt-2 text-muted">{description}</Base.Description>
            )}
            {isHeld && (
              <Suspense>
                <SessionNote place="dialog" />
              </Suspense>
            )}
            <div className="mt-5">
              <DialogHost>{children}</DialogHost>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** What is typed at once goes there, and a blank does not close the dialog. A sheet is looked at first. */
function firstField(popup: HTMLElement | null, shape: keyof typeof shapes): HTMLElement | true {
  if (shape === "sheet") return true;
  return (
    popup?.querySelector<HTMLElement>(
      ":is(input, textarea, select):not(:disabled, [type=hidden], [hidden])",
    ) ?? true
  );
}

import type { OwnProject } from "@khamt/contract";
import { renewProject } from "@khamt/contract/calls";
import { isRenewable, listingRenewal } from "@khamt/contract/durations";
import { useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { useDay } from "../../lib/use-day.ts";

const CloseDialog = lazyWhenOnline(() => import("./close-dialog.tsx"));

/** How long a listing is open, how many have applied, and what its owner can do about both. */
export function ListingLife({ listing }: { listing: OwnProject }) {
  const { life: t, about } = useT(catalogue("my-profile"));
  const day = useDay();
  const { id, title, state, expiresAt, actions, applicationsCount, openApplications } = listing;
  const isOpen = state === "open" && listing.isPublished;
  const renewal = new Date(expiresAt).getTime() - listingRenewal;
  const canRenew = isRenewable(listing, Date.now());
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {isOpen && (
        <p className="text-muted">
          {canRenew ? t.until(day(expiresAt)) : t.untilAndRenewal(day(expiresAt), day(renewal))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {applicationsCount === 0 ? (
          <span className="text-muted">{t.applications(0, 0)}</span>
        ) : (
          <LinkButton
            to="/applications"
            search={{ tab: "received", listing: id }}
            variant="secondary"
            size="small"
            aria-label={about(t.applications(applicationsCount, openApplications), title)}
          >
            {t.applications(applicationsCount, openApplications)}
          </LinkButton>
        )}
        {canRenew && <RenewButton listing={listing} />}
        {actions.includes("close") && (
          <DialogButton
            variant="quiet"
            size="small"
            aria-label={about(t.close, title)}
            dialog={(onClose) => <CloseDialog listing={listing} onClose={onClose} />}
          >
            {t.close}
          </DialogButton>
        )}
      </div>
    </div>
  );
}

function RenewButton({ listing: { id, title, state } }: { listing: OwnProject }) {
  const { life: t, about } = useT(catalogue("my-profile"));
  const client = useQueryClient();
  const day = useDay();
  const { run, isPending } = useAction<void, OwnProject>({
    call: (api) => api.call(renewProject, { params: { id } }),
    onDone: async ({ expiresAt }) => {
      // Lists, searches and counts show it from now on.
      await client.invalidateQueries();
      showToast({ title: t.renewed.title, description: t.renewed.text(day(expiresAt)) });
    },
  });
  const label = state === "closed" ? t.reopen : t.renew;
  return (
    <ActionButton
      variant={state === "expired" ? "primary" : "quiet"}
      size="small"
      aria-label={about(label, title)}
      isPending={isPending}
      onClick={() => run()}
    >
      {label}
    </ActionButton>
  );
}

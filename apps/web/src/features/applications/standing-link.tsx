import type { ApplicationState } from "@khamt/contract";
import { renewProject } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import type { Ref } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { LinkButton, namedLabel, settled, type ButtonLook } from "../../ui/buttons/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { refreshApplications } from "./queries.ts";

type StandingLinkProps = {
  standing: ApplicationState;
  listing: string;
  look: ButtonLook;
  onCardOf?: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
};

/** In place of the button once there is something to follow. */
export default function StandingLink({ standing, listing, look, onCardOf, ref }: StandingLinkProps) {
  const { button, states } = useT(catalogue("applications"));
  const { application, canRenew } = standing;
  if (application === null)
    return (
      <>
        <LinkButton
          {...look}
          ref={ref}
          to="/applications"
          search={{ tab: "received", listing }}
          aria-label={namedLabel(`${button.yours}: ${button.received}`, onCardOf)}
        >
          {onCardOf === undefined ? button.received : button.yours}
        </LinkButton>
        {onCardOf === undefined && canRenew && <RenewButton listing={listing} />}
      </>
    );
  const mine = button.mine(states[application.state]);
  return (
    <LinkButton
      {...settled(look)}
      ref={ref}
      to="/applications"
      search={{ tab: "mine" }}
      hash={application.id}
      aria-label={namedLabel(mine, onCardOf)}
    >
      {mine}
    </LinkButton>
  );
}

/** Here leads the question whether the listing shall go on. */
function RenewButton({ listing }: { listing: string }) {
  const { button } = useT(catalogue("applications"));
  const client = useQueryClient();
  const { run, isPending } = useAction<void, unknown>({
    call: (api) => api.call(renewProject, { params: { id: listing } }),
    onDone: async () => {
      await refreshApplications(client);
      showToast({ title: button.renewed });
    },
  });
  return (
    <ActionButton variant="quiet" isPending={isPending} onClick={() => run()}>
      {button.renew}
    </ActionButton>
  );
}

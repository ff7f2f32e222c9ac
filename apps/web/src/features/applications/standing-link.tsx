import type { ApplicationState } from "@khamt/contract";
import type { ButtonLook } from "../../components/button-style.ts";
import { LinkButton } from "../../components/button.tsx";
import { useT } from "../../lib/language/index.ts";
import { applicationsCatalogue } from "./catalogue.ts";

interface StandingLinkProps {
  standing: ApplicationState;
  listing: string;
  look: ButtonLook;
}

/** In place of the button once there is something to follow. */
export default function StandingLink({ standing, listing, look }: StandingLinkProps) {
  const { button, states } = useT(applicationsCatalogue);
  const { application } = standing;
  if (application === null)
    return (
      <LinkButton {...look} to="/applications" search={{ tab: "received", listing }}>
        {button.received}
      </LinkButton>
    );
  return (
    <LinkButton {...look} to="/applications" search={{ tab: "mine" }} hash={application.id}>
      {button.mine(states[application.state])}
    </LinkButton>
  );
}

import type { Application } from "@khamt/contract";
import { getProject } from "@khamt/contract/calls";
import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useUser } from "../../lib/auth/index.ts";
import { applicants, writeDraft } from "./draft.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FailureNotice } from "../../ui/page/failure-notice.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { oneQuery } from "../../lib/query/query.ts";
import { ApplyForm } from "./apply-form.tsx";
import { standingQuery } from "./queries.ts";
import StandingLink from "./standing-link.tsx";
import { useOwnProfiles } from "../../shared/own-profiles/use-own-profiles.ts";

type ApplyDialogProps = {
  listing: string;
  /** What is changed; without it, a new one is written. */
  application?: Application;
  onClose: () => void;
  /** The button of a dialog that an address opens: nothing had the focus before. */
  returnTo?: RefObject<HTMLElement | null>;
};

/** Everything between the wish to apply and the application on its way. */
export default function ApplyDialog({ listing, application, onClose, returnTo }: ApplyDialogProps) {
  const t = useT(catalogue("applications"));
  const owner = useUser()?.id ?? "";
  // A change that is given up is not there the next time; what a session's end or a reload interrupts is.
  const giveUp = () => {
    if (application) writeDraft(owner, application.id, undefined);
    onClose();
  };
  const components = useT(catalogue("ui"));
  const isNew = application === undefined;
  const asked = useQuery({ ...standingQuery(listing), enabled: isNew });
  const standing = isNew ? asked.data : undefined;
  const project = useQuery({
    ...oneQuery(getProject, { params: { id: listing } }),
    staleTime: 0,
  });
  const own = useOwnProfiles(applicants, { staleTime: 0 });
  const back = returnTo && { returnTo };
  const frame = { open: true, onOpenChange: giveUp, keepsOpen: true, ...back } as const;

  // It is over by now, or its owner takes nothing of this member: which, is not told.
  if (standing === null || standing?.isDemo) {
    const { title, text } = standing === null ? t.button.closed : t.button.demo;
    return <Notice {...{ title, text, onClose }} />;
  }
  if (standing && (standing.isOwn || standing.application)) {
    const { title, text } = standing.isOwn ? t.button.own : t.button.sent;
    return (
      <Dialog {...frame} title={title} description={text}>
        <StandingLink standing={standing} listing={listing} look={{ variant: "primary" }} />
      </Dialog>
    );
  }
  // A listing that is paused takes changes all the same.
  const questions = project.data?.questions ?? application?.answers.map(({ question }) => question);
  const awaited = isNew ? [asked, project, own] : [own];
  const failed = awaited.find(({ error }) => error !== null);
  const title = application ? t.apply.editTitle : t.apply.title(project.data?.title ?? "…");
  const isReady = !project.isPending && (!isNew || standing !== undefined);
  return (
    <Dialog {...frame} shape="wide" title={title} description={t.apply.intro}>
      {failed?.error != null && (
        <FailureNotice
          title={components.failed}
          hint={t.failure}
          error={failed.error}
          onRetry={() => {
            own.retry();
            void Promise.all([asked.refetch(), project.refetch()]);
          }}
        />
      )}
      {failed === undefined &&
        (isReady && questions && own.isLoaded ? (
          <ApplyForm
            {...{ listing, questions, budget: project.data?.budget }}
            {...{ profiles: own.profiles, application, onClose }}
          />
        ) : (
          <div role="status" aria-label={components.loading} className="skeleton h-72 w-full" />
        ))}
    </Dialog>
  );
}

function Notice({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  const { close } = useT(catalogue("ui"));
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <Button onClick={onClose}>{close}</Button>
    </Dialog>
  );
}

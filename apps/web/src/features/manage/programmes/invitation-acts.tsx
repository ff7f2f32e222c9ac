import { endProgrammeInvitation } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { copyText } from "../../../lib/copy-text.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog, DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

type CopyLinkProps = { slug: string; token: string; about?: string };

/** `about`: what the button is called where there are many of them. */
export function CopyLink({ slug, token, about }: CopyLinkProps) {
  const t = useT(catalogue("desk-programmes")).invitations;
  const copy = async () => {
    const link = `${location.origin}/programmes/${slug}?invitation=${token}`;
    if (await copyText(link)) showToast({ title: t.copied });
  };
  return (
    <Button variant="secondary" size="small" aria-label={about} onClick={() => void copy()}>
      {t.copy}
    </Button>
  );
}

type EndInvitationProps = {
  programmeId: string;
  id: string;
  label: string;
  about?: string;
  title: string;
  text: string;
};

export function EndInvitation({ programmeId, id, label, about, title, text }: EndInvitationProps) {
  const client = useQueryClient();
  return (
    <DialogButton
      variant="quiet"
      size="small"
      aria-label={about}
      dialog={(onClose) => (
        <ConfirmDialog
          title={title}
          text={text}
          action={label}
          act={async (api) => {
            await api.call(endProgrammeInvitation, { params: { id: programmeId, invitation: id } });
            await client.invalidateQueries();
          }}
          onClose={onClose}
        />
      )}
    >
      {label}
    </DialogButton>
  );
}

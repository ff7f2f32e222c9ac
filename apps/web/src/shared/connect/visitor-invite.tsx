import type { EntityRef } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useAuth } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { TextArea } from "../../ui/forms/text-field.tsx";
import { nameOfProfile, profileQuery } from "../profiles/public-profile.ts";
import { askToSend, keepInvitation, readInvitation } from "./invitation-draft.ts";
import { longestMessage, NobodyToInvite } from "./nobody-to-invite.tsx";

type VisitorInviteProps = {
  to: EntityRef;
  onClose: () => void;
};

/** A visitor writes the invitation first, and signs up to send it: what is typed goes along. */
export default function VisitorInvite({ to, onClose }: VisitorInviteProps) {
  const t = useT(catalogue("connect"));
  const { data } = useQuery(profileQuery(to));
  if (data?.isDemo === true) return <NobodyToInvite why="example" onClose={onClose} />;
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={onClose}
      title={t.dialog.title(data === undefined ? "" : nameOfProfile(data))}
      description={t.dialog.visitorHint}
    >
      <Letter {...{ to, onClose }} />
    </Dialog>
  );
}

function Letter({ to, onClose }: VisitorInviteProps) {
  const t = useT(catalogue("connect"));
  const { askToSignIn } = useAuth();
  const router = useRouter();
  const { form, field, values } = useForm({
    begin: () => ({ message: readInvitation(to)?.message ?? "" }),
    check: ({ message }) => ({ message: message.trim() === "" ? t.empty : undefined }),
    keep: ({ message }) => keepInvitation(to, { message, answer: "" }),
    onSubmit: ({ message }) => {
      askToSend(to, { message, answer: "" });
      onClose();
      askToSignIn({ view: "sign-up", next: router.state.location.href });
    },
  });
  return (
    <Form
      {...form}
      action={{ isPending: false, fault: undefined }}
      submit={t.dialog.send}
      variant="next"
      onCancel={onClose}
    >
      <TextArea
        label={t.dialog.message}
        hint={t.dialog.signs(values.message.length)}
        placeholder={t.dialog.placeholder}
        maxLength={longestMessage}
        rows={6}
        {...field("message")}
      />
    </Form>
  );
}

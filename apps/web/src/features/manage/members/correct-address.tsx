import type { MemberDetails } from "@khamt/contract";
import { correctMemberAddress } from "@khamt/contract/calls";
import { isEmail } from "@khamt/contract/email";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";

type Asked = { member: Pick<MemberDetails, "id" | "name" | "email"> };

/** Of somebody who was invited and has not come: a list often has a slip in it. */
export function CorrectAddress({ member }: Asked) {
  const t = useT(catalogue("manage-members")).page.address;
  return (
    <DialogButton
      variant="secondary"
      size="small"
      dialog={(onClose) => <AddressDialog member={member} onClose={onClose} />}
    >
      {t.button}
    </DialogButton>
  );
}

function AddressDialog({ member: { id, name, email }, onClose }: Asked & { onClose: () => void }) {
  const { page, nameless } = useT(catalogue("manage-members"));
  const t = page.address;
  const client = useQueryClient();
  const correcting = useFormAction({
    call: (api, typed: { email: string }) =>
      api.call(correctMemberAddress, { params: { id }, body: { email: typed.email.trim() } }),
    onDone: async () => {
      await client.invalidateQueries();
      showToast({ title: t.done });
      onClose();
    },
  });
  // Said in the words of this form: a field is gone to once.
  const { fault: refused } = correcting;
  const said = useMemo(() => {
    if (refused?.id === "already-exists") return { ...refused, message: t.taken };
    return refused?.id === "conflict" ? { ...refused, message: t.come } : refused;
  }, [refused, t]);
  const { form, field, fault } = useForm({
    begin: () => ({ email }),
    fault: said,
    places: { "already-exists": "email", conflict: "email" },
    check: (typed) => ({ email: isEmail(typed.email.trim()) ? undefined : t.wrong }),
    onSubmit: correcting.run,
  });
  return (
    <Dialog open keepsOpen onOpenChange={onClose} title={t.title(name || nameless)} description={t.text}>
      <Form {...form} action={{ ...correcting, fault }} submit={t.send} onCancel={onClose}>
        <TextField
          type="email"
          label={t.label}
          autoCapitalize="none"
          spellCheck={false}
          {...field("email")}
        />
      </Form>
    </Dialog>
  );
}

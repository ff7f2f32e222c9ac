import { sendTestLetter } from "@khamt/contract/calls";
import { useState } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import type { StepProps } from "./step-props.ts";

/** A letter really leaves; its reader says that it has come. */
export function MailStep({ firstRun: { mailFrom }, onDone }: StepProps) {
  const t = useT(catalogue("first-run"));
  const [answer, setAnswer] = useState<string>();
  const sending = useFormAction({
    call: (api) => api.call(sendTestLetter),
    onDone: ({ message }) => setAnswer(message),
  });
  if (mailFrom === null) return <p className="max-w-[62ch]">{t.mail.none}</p>;
  return (
    <>
      <p className="max-w-[62ch] wrap-anywhere">{t.mail.from(mailFrom)}</p>
      <InlineFault message={sending.fault?.message} />
      <p role="status" className="font-medium wrap-anywhere">
        {answer}
      </p>
      <div className="flex flex-wrap gap-3">
        {answer !== undefined && <Button onClick={onDone}>{t.mail.arrived}</Button>}
        <ActionButton
          variant={answer === undefined ? "primary" : "secondary"}
          isPending={sending.isPending}
          onClick={() => sending.run(undefined)}
        >
          {t.mail.send}
        </ActionButton>
      </div>
    </>
  );
}

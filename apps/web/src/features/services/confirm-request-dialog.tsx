import type { ServiceRequest } from "@khamt/contract";
import { requestLengths } from "@khamt/contract/service";
import { useState, type SubmitEvent } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { lengthProblem } from "./length-problem.ts";
import { useMove } from "./use-move.ts";

interface ConfirmRequestDialogProps {
  request: ServiceRequest;
  name: string;
  onClose: () => void;
}

/** The operator's answer: when, and what happens next. */
export default function ConfirmRequestDialog({ request, name, onClose }: ConfirmRequestDialogProps) {
  const { confirm: words, form } = useT(catalogue("requests"));
  const { run, isPending, fault } = useMove(request, onClose);
  const [typed, setTyped] = useState({ time: "", answer: "" });
  const [isTried, setTried] = useState(false);
  const problems = {
    time: lengthProblem(typed.time, { least: 1, most: requestLengths.time }, form),
    answer: lengthProblem(typed.answer, { least: 1, most: requestLengths.answer }, form),
  };
  const shown: Partial<typeof problems> = isTried ? problems : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = Object.entries(problems).find(([, problem]) => problem !== undefined);
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus();
    else run({ action: "confirm", body: typed });
  };
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={words.title(name)} description={words.text}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <InlineFault message={fault?.message} />
        <TextField
          label={words.time}
          hint={words.timeHint}
          error={shown.time}
          name="time"
          aria-required
          autoComplete="off"
          value={typed.time}
          onChange={({ target }) => setTyped({ ...typed, time: target.value })}
        />
        <TextArea
          label={words.answer}
          hint={words.answerHint}
          error={shown.answer}
          name="answer"
          rows={4}
          aria-required
          value={typed.answer}
          onChange={(answer) => setTyped({ ...typed, answer })}
        />
        <div>
          <ActionButton type="submit" isPending={isPending}>
            {words.button}
          </ActionButton>
        </div>
      </form>
    </Dialog>
  );
}

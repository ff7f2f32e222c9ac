import { useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { useReadable } from "../use-readable.ts";
import type { FormValues } from "../values.ts";
import { proposalsOf, type Proposal } from "./proposals.ts";
import { useTextReader } from "./use-text-reader.ts";

const longest = 20_000;

type PasteDialogProps = {
  /** Kept while the form is open. */
  text: string;
  onText: (text: string) => void;
  onTake: (values: FormValues) => void;
  onClose: () => void;
};

/** A text that is at hand already fills the form: what was taken from it is shown, with its words, before it is. */
export default function PasteDialog({ text, onText, onTake, onClose }: PasteDialogProps) {
  const t = useT(catalogue("paste"));
  const { description } = useEngine().kind;
  const { methods } = useEngine();
  const read = useTextReader();
  // At first by the dialog: whoever takes the focus before it does has nowhere to give it back to.
  const box = useRef<HTMLTextAreaElement>(null);
  const [wasRead, setWasRead] = useState(false);
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const [state, setState] = useState<{ isPending: boolean; fault: { message: string } | undefined }>(idle);
  const { form, field, values } = useForm({
    begin: () => ({ text }),
    keep: (typed) => onText(typed.text),
    check: ({ text }) => ({
      text: text.trim() === "" ? t.empty : text.length > longest ? t.tooLong : undefined,
    }),
    onSubmit: ({ text }) => void propose(text),
  });
  async function propose(text: string) {
    setState({ isPending: true, fault: undefined });
    try {
      setProposals(proposalsOf(description, methods.getValues(), await read(description.kind, text)));
      setWasRead(true);
      setState(idle);
    } catch {
      setState({ isPending: false, fault: { message: t.failed } });
    }
  }
  return (
    <Dialog
      {...{ open: true, keepsOpen: true, shape: "wide", onOpenChange: onClose, firstFocus: box }}
      title={t.title[description.kind]}
      description={proposals === undefined ? t.intro : t.found(proposals.length)}
    >
      {proposals === undefined ? (
        <Form {...form} action={state} submit={t.read} onCancel={onClose}>
          <TextArea
            label={t.label}
            hint={t.signs(values.text.length, longest)}
            rows={12}
            ref={wasRead ? focusAtOnce : box}
            {...field("text")}
          />
        </Form>
      ) : (
        <Proposals proposals={proposals} onTake={onTake} onBack={() => setProposals(undefined)} />
      )}
    </Dialog>
  );
}

const idle = { isPending: false, fault: undefined };

type ProposalsProps = {
  proposals: readonly Proposal[];
  onTake: PasteDialogProps["onTake"];
  onBack: () => void;
};

/** Each to take or not. What would replace the reader's own words is not taken unless it is chosen. */
function Proposals({ proposals, onTake, onBack }: ProposalsProps) {
  const t = useT(catalogue("paste"));
  const [chosen, setChosen] = useState<readonly Proposal[]>(() =>
    proposals.filter(({ replaces }) => !replaces),
  );
  const toggle = (one: Proposal) =>
    setChosen(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one]);
  const take = () => onTake(Object.fromEntries(chosen.map(({ field, value }) => [field.name, value])));
  return (
    <div className="grid gap-5">
      <ul className="grid gap-2">
        {proposals.map((proposal, index) => (
          <li key={proposal.field.name}>
            <ProposalRow
              {...{ proposal, isFirst: index === 0, isChosen: chosen.includes(proposal) }}
              onToggle={() => toggle(proposal)}
            />
          </li>
        ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        {proposals.length > 0 && (
          <Button onClick={take} aria-disabled={chosen.length === 0} variant="next">
            {t.take(chosen.length)}
          </Button>
        )}
        {chosen.length < proposals.length && (
          <Button variant="secondary" onClick={() => setChosen(proposals)}>
            {t.all}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}

type ProposalRowProps = {
  proposal: Proposal;
  isFirst: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

function ProposalRow({ proposal, isFirst, isChosen, onToggle }: ProposalRowProps) {
  const t = useT(catalogue("paste"));
  const { kind, methods } = useEngine();
  const labels = useT(kind.words).fields;
  const readable = useReadable();
  const { field, shown, words, replaces } = proposal;
  const value = readable(field, shown);
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line p-3 has-checked:border-brand-line has-checked:bg-brand-soft">
      <input
        {...{ type: "checkbox", checked: isChosen, onChange: onToggle }}
        ref={isFirst ? focusAtOnce : undefined}
        className="mt-1 size-4 shrink-0 accent-brand-fill"
      />
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="text-sm font-semibold">{labels[field.name]?.label ?? field.name}</span>
        <span>{value}</span>
        {replaces && (
          <span className="text-sm text-next-text">
            {t.instead} {readable(field, methods.getValues(field.name))}
          </span>
        )}
        {!value.startsWith(words.replace("…", "")) && (
          <span className="text-sm text-muted">
            <span className="sr-only">{t.from} </span>
            <q>{words}</q>
          </span>
        )}
      </span>
    </label>
  );
}

import { programmeLengths } from "@khamt/contract/desk-vocabulary";
import type { Api } from "../../../lib/api.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, RadioField, useForm } from "../../../ui/forms/form.tsx";
import { TextArea } from "../../../ui/forms/text-field.tsx";

const { note: longest } = programmeLengths;

export type DecideDialogProps<Decided extends object | undefined> = {
  /** Whose part in which programme it is about, or that of several. */
  subject: string;
  /** Undefined where it was decided elsewhere meanwhile. */
  decide: (api: Api, body: { note: string; isLater?: boolean }) => Promise<Decided>;
  action: "accept" | "decline";
  name: string;
  /** Whom it is about, where the name does not say so. */
  people?: readonly string[];
  /** Of applications: the letter can wait for the others. What is prepared already, and how they are told unless the manager says otherwise. */
  waiting?: Typed;
  onDone: (decided: Decided, when: When) => Promise<void>;
  onClose: () => void;
};

type When = (typeof moments)[number];
type Typed = { note: string; when: When };
const moments = ["now", "later"] as const;

/** Who applied gets a letter: the manager may add words of their own to it. */
export default function DecideDialog<Decided extends object | undefined>(props: DecideDialogProps<Decided>) {
  const { subject, decide, action, name, people, waiting, onDone, onClose } = props;
  const t = useT(catalogue("desk-programmes")).people;
  const kept = useKeptForm({
    name: `${action}-${subject}`,
    fresh: (): Typed => waiting ?? { note: "", when: "now" },
  });
  const deciding = useFormAction({
    call: (api, { note, when }: Typed) => decide(api, when === "later" ? { note, isLater: true } : { note }),
    onDone: async (decided) => {
      // First back to the button, in whose place the reader goes on once the application is gone. What was written to one that
      // only changed stays: the dialog goes where there is nothing left to decide.
      if (decided !== undefined) {
        kept.forget();
        onClose();
      }
      await onDone(decided, values.when);
    },
  });
  const { form, field, values, fault } = useForm<Typed>({
    ...kept,
    fault: deciding.fault,
    onSubmit: deciding.run,
  });
  const waits = values.when === "later";
  const { title, text } = t.confirm[action](name);
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={title} description={waits ? t.prepared.waits : text}>
      <Form
        {...form}
        action={{ ...deciding, fault }}
        submit={waits ? t.prepared.prepare : t.actions[action]}
        variant={action === "accept" || waits ? "primary" : "danger"}
        onCancel={onClose}
      >
        {people !== undefined && <WhomList people={people} />}
        <TextArea label={t.note.label} hint={t.note.hint} maxLength={longest} rows={4} {...field("note")} />
        {waiting !== undefined && (
          <RadioField
            label={t.prepared.when}
            options={moments.map((value) => ({ value, label: t.prepared.moments[value] }))}
            {...field("when")}
          />
        )}
      </Form>
    </Dialog>
  );
}

/** A last look at who gets the letter. */
function WhomList({ people }: { people: readonly string[] }) {
  return (
    <ul className="max-h-40 list-disc overflow-y-auto ps-6">
      {people.map((name, at) => (
        <li key={at} className="wrap-anywhere">
          {name}
        </li>
      ))}
    </ul>
  );
}

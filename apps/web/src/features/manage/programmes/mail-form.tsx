import type { MailedInvitationsPreview, ManagedProgramme } from "@khamt/contract";
import { mailInvitations, previewMailedInvitations } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useUser } from "../../../lib/auth/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { dayFromNow } from "../../../shared/events/when.ts";
import { FilePicker } from "../../../shared/files/file-picker.tsx";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { Lines } from "../frame/lines.tsx";
import { readTable } from "../members/table/read-table.ts";
import { endOf, formatDay } from "./days.ts";

/** In letters: more is refused by the server. */
const longestList = 60_000;
const usualDays = 30;
const mostDays = 179;

type Typed = { text: string; language: "en" | "mn"; endsOn: string; addsKnown: boolean; reminds: boolean };

const bodyOf = ({ endsOn, ...typed }: Typed) => ({ ...typed, endsAt: endOf(endsOn) });

/** Addresses are pasted or chosen as a file, shown for what would happen, and only then written to. Once sent, it begins anew. */
export function MailForm({ programme }: { programme: ManagedProgramme }) {
  const [sent, setSent] = useState(0);
  return <OneList key={sent} programme={programme} onSent={() => setSent(sent + 1)} />;
}

type OneListProps = { programme: ManagedProgramme; onSent: () => void };

function OneList({ programme: { id, endsOn: last }, onSent }: OneListProps) {
  const { mailed: t, lateEnd } = useT(catalogue("desk-programmes"));
  const client = useQueryClient();
  const reader = useLanguage();
  const isAdministrator = useUser()?.role === "admin";
  const [preview, setPreview] = useState<MailedInvitationsPreview>();
  const previewing = useFormAction({
    call: (api, typed: Typed) => api.call(previewMailedInvitations, { params: { id }, body: bodyOf(typed) }),
    onDone: setPreview,
  });
  const kept = useKeptForm<Typed>({
    name: `mailed-${id}`,
    fresh: () => ({
      text: "",
      language: reader,
      endsOn: last !== null && last < dayFromNow(usualDays) ? last : dayFromNow(usualDays),
      addsKnown: false,
      reminds: true,
    }),
  });
  const { form, field, values, change, fault } = useForm({
    ...kept,
    fault: previewing.fault,
    places: { endsAt: "endsOn" },
    check: ({ text, endsOn }) => ({
      text: faultOf(text, t),
      endsOn:
        endsOn < dayFromNow(0) || endsOn > dayFromNow(mostDays)
          ? t.badEnd
          : last !== null && endsOn > last
            ? lateEnd(formatDay(last, reader))
            : undefined,
    }),
    onSubmit: previewing.run,
  });
  const sending = useFormAction({
    call: (api, { people, added }: MailedInvitationsPreview) =>
      api.call(mailInvitations, { params: { id }, body: { ...bodyOf(values), people, added } }),
    onDone: async ({ invited, added, hasMail }) => {
      kept.forget();
      await client.invalidateQueries();
      const invitedSay = invited > 0 ? [hasMail ? t.sent(invited) : t.made(invited)] : [];
      const [title = "", description] = [...(added > 0 ? [t.added(added)] : []), ...invitedSay];
      showToast({ title, ...(description !== undefined && { description }) });
      onSent();
    },
  });
  // What was shown is of the list as it stood.
  const changed = <Field extends { onChange: (event: { target: { value: string } }) => void }>(
    of: Field,
  ): Field => ({
    ...of,
    onChange: (event: { target: { value: string } }) => {
      setPreview(undefined);
      of.onChange(event);
    },
  });
  return (
    <div className="grid gap-6">
      <Form {...form} action={{ ...previewing, fault }} submit={t.check}>
        <TextArea label={t.list} hint={t.listHint} rows={5} {...changed(field("text"))} />
        <FromFile
          onText={(text) => {
            setPreview(undefined);
            change({ text });
          }}
        />
        <CheckField
          label={t.addsKnown}
          hint={isAdministrator ? t.knownToAdministrators : t.knownToManagers}
          checked={values.addsKnown}
          onChange={(addsKnown) => {
            setPreview(undefined);
            change({ addsKnown });
          }}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={t.language}
            options={[
              { value: "en", label: t.languages.en },
              { value: "mn", label: t.languages.mn },
            ]}
            {...changed(field("language"))}
          />
          <TextField label={t.endsOn} type="date" {...changed(field("endsOn"))} />
        </div>
        <CheckField
          label={t.reminds}
          hint={t.remindsHint}
          checked={values.reminds}
          onChange={(reminds) => change({ reminds })}
        />
      </Form>
      {preview !== undefined && (
        <Preview preview={preview} action={sending} onConfirm={() => sending.run(preview)} />
      )}
    </div>
  );
}

function faultOf(text: string, t: { missing: string; tooLong: string }): string | undefined {
  if (text.trim() === "") return t.missing;
  return text.length > longestList ? t.tooLong : undefined;
}

function FromFile({ onText }: { onText: (text: string) => void }) {
  const t = useT(catalogue("desk-programmes")).mailed;
  const { tableFaults } = useT(catalogue("manage-members"));
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const read = async (chosen: File) => {
    const found = await readTable(chosen);
    setFault(found.fault && tableFaults[found.fault]);
    // Other sheets of a workbook are seldom about people.
    const sheet = found.fault === undefined && found.sheets.find(({ text }) => text.includes("@"));
    if (sheet) onText(sheet.text);
    else if (found.fault === undefined) setFault(t.faults.empty);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <FilePicker
        inputRef={input}
        types={[".xlsx", ".csv", ".tsv", ".txt", "text/csv", "text/plain"]}
        isDisabled={false}
        onFiles={([file]) => void (file && read(file))}
      />
      <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
        {t.file}
      </Button>
      <InlineFault message={fault} />
    </div>
  );
}

type PreviewProps = {
  preview: MailedInvitationsPreview;
  action: { isPending: boolean; fault: { message: string } | undefined };
  onConfirm: () => void;
};

function Preview({ preview: { fault, people, added, problems, hasMail }, action, onConfirm }: PreviewProps) {
  const t = useT(catalogue("desk-programmes")).mailed;
  if (fault !== null) return <InlineFault message={t.faults[fault]} />;
  return (
    <section role="status" className="grid gap-5">
      <h3 className="text-lg font-bold">
        {added > 0 && <span className="block">{t.comeIn(added)}</span>}
        {(people > 0 || added === 0) && (people === 0 ? t.nobody : t.people(people))}
      </h3>
      {problems.length > 0 && (
        <Lines
          title={t.leftOut(problems.length)}
          lineOf={t.line}
          lines={problems.map((each) => ({ ...each, problem: t.problems[each.problem] }))}
        />
      )}
      {people + added > 0 && (
        <div className="grid justify-items-start gap-3">
          {!hasMail && people > 0 && <p className="max-w-[62ch]">{t.noMail}</p>}
          <InlineFault message={action.fault?.message} />
          <ActionButton isPending={action.isPending} onClick={onConfirm}>
            {people > 0 ? (added > 0 ? t.addAndSend(added, people) : t.send(people)) : t.add(added)}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

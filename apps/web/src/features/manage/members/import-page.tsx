import type { DraftedKind, ImportPreview, MemberImportOutcome } from "@khamt/contract";
import { importMembers, previewMemberImport } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { focusAtOnce, InlineFault } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { catalogue, type Language, useLanguage, useT, type Words } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { ProgrammeField } from "./programme-field.tsx";
import { memberCalls } from "./queries.ts";
import type { ImportSearch } from "./search.ts";
import { type ChosenTable, TablePart } from "./table/table-part.tsx";

/** A table is chosen, shown for what it would do, and only then done. */
export function ImportPage({ search }: { search: ImportSearch }) {
  const t = useT(catalogue("manage-import"));
  const { page } = useT(catalogue("manage-members"));
  const reader = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { language = reader, programme = "" } = search;
  const [file, setFile] = useState<ChosenTable>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [keepsOthers, setKeepsOthers] = useState(false);
  const [startUps, setStartUps] = useState<DraftedKind | null>(null);
  const [outcome, setOutcome] = useState<MemberImportOutcome>();
  const bodyOf = ({ sheet: { text } }: ChosenTable) => ({
    text,
    language,
    programme: programme || null,
    keepsOthers,
    startUps,
  });
  const previewing = useFormAction({
    call: (api, chosen: ChosenTable) => api.call(previewMemberImport, { body: bodyOf(chosen) }),
    onDone: setPreview,
  });
  const importing = useFormAction({
    call: (api, { chosen, seen }: { chosen: ChosenTable; seen: ImportPreview }) => {
      const { people, joining, noted, drafts } = seen;
      const drafted = startUps === null ? 0 : drafts.count;
      const body = { ...bodyOf(chosen), people, joining, noted: keepsOthers ? noted : 0, drafted };
      return api.call(importMembers, { body });
    },
    onDone: async (done) => {
      setOutcome(done);
      await invalidateCalls(client, memberCalls);
    },
  });
  const choose = (chosen: ImportSearch) => {
    setPreview(undefined);
    void navigate({ to: ".", search: { ...search, ...chosen }, replace: true, resetScroll: false });
  };
  const again = () => {
    setFile(undefined);
    setPreview(undefined);
    setKeepsOthers(false);
    setStartUps(null);
    setOutcome(undefined);
  };
  return (
    <DeskPage section="members" title={t.head.title} intro={t.head.description}>
      <div>
        <BackLink to="/manage/members">{page.back}</BackLink>
      </div>
      {outcome !== undefined ? (
        <section role="status" className="grid gap-4">
          <h2 ref={focusAtOnce} tabIndex={-1} className="text-xl font-bold focus:outline-none">
            {outcomeOf(outcome, t)}
          </h2>
          {outcome.joined > 0 && <p>{t.joined(outcome.joined)}</p>}
          {outcome.drafted > 0 && <p>{t.startUps.done(outcome.drafted)}</p>}
          {outcome.noted > 0 && <p>{t.wereNoted(outcome.noted)}</p>}
          <div className="flex flex-wrap gap-2.5">
            {outcome.invited > 0 && (
              <LinkButton to="/manage/members" search={{ state: "invited" }}>
                {t.show}
              </LinkButton>
            )}
            <Button variant="secondary" onClick={again}>
              {t.again}
            </Button>
          </div>
        </section>
      ) : (
        <>
          <TablePart
            table={file}
            onTable={(chosen) => {
              setFile(chosen);
              setPreview(undefined);
            }}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <LanguageField value={language} onChange={(chosen) => choose({ language: chosen })} />
            <ProgrammeField
              value={programme}
              emptyLabel={t.noProgramme}
              onChange={({ target }) => choose({ programme: target.value || undefined })}
            />
          </div>
          <InlineFault message={previewing.fault?.message ?? importing.fault?.message} />
          {file !== undefined && (preview === undefined || preview.fault !== null) && (
            <div>
              <ActionButton isPending={previewing.isPending} onClick={() => previewing.run(file)}>
                {t.preview}
              </ActionButton>
            </div>
          )}
          {preview !== undefined && file !== undefined && (
            <PreviewPart
              preview={preview}
              keepsOthers={keepsOthers}
              onKeepOthers={setKeepsOthers}
              startUps={startUps}
              onStartUps={setStartUps}
              isPending={importing.isPending}
              onConfirm={() => importing.run({ chosen: file, seen: preview })}
            />
          )}
        </>
      )}
    </DeskPage>
  );
}

function outcomeOf({ invited, hasMail }: MemberImportOutcome, t: Words["manage-import"]): string {
  if (invited === 0) return t.nobodyInvited;
  return hasMail ? t.done(invited) : t.opened(invited);
}

function LanguageField({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const t = useT(catalogue("manage-import"));
  const { options } = useT(catalogue("manage-members"));
  return (
    <SelectField
      label={t.language}
      hint={t.languageHint}
      options={[
        { value: "en", label: options.language.en },
        { value: "mn", label: options.language.mn },
      ]}
      value={value}
      onChange={({ target }) => onChange(target.value === "mn" ? "mn" : "en")}
    />
  );
}

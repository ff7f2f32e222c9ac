import type { ImportPreview, MemberImportOutcome } from "@khamt/contract";
import { importMembers, previewMemberImport } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { BackLink } from "../../../ui/page/back-link.tsx";
import { catalogue, type Language, useLanguage, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { ProgrammeField } from "./filter-form.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { memberCalls } from "./queries.ts";
import { type ChosenTable, TablePart } from "./table/table-part.tsx";

/** A table is chosen, shown for what it would do, and only then done. */
export function ImportPage() {
  const t = useT(catalogue("manage-import"));
  const { page } = useT(catalogue("manage-members"));
  const reader = useLanguage();
  const client = useQueryClient();
  const [file, setFile] = useState<ChosenTable>();
  const [language, setLanguage] = useState<Language>(reader);
  const [programme, setProgramme] = useState<string>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [keepsOthers, setKeepsOthers] = useState(false);
  const [outcome, setOutcome] = useState<MemberImportOutcome>();
  const bodyOf = ({ sheet: { text } }: ChosenTable) => ({
    text,
    language,
    programme: programme ?? null,
    keepsOthers,
  });
  const previewing = useAction({
    call: (api, chosen: ChosenTable) => api.call(previewMemberImport, { body: bodyOf(chosen) }),
    onDone: setPreview,
  });
  const importing = useAction({
    call: (api, { chosen, people }: { chosen: ChosenTable; people: number }) =>
      api.call(importMembers, { body: { ...bodyOf(chosen), people } }),
    onDone: async (done) => {
      setOutcome(done);
      await invalidateCalls(client, memberCalls);
    },
  });
  const again = () => {
    setFile(undefined);
    setPreview(undefined);
    setKeepsOthers(false);
    setOutcome(undefined);
  };
  return (
    <DeskPage section="members" title={t.head.title} intro={t.head.description}>
      <div>
        <BackLink to="/manage/members">{page.back}</BackLink>
      </div>
      {outcome !== undefined ? (
        <section role="status" className="grid gap-4">
          <h2 className="text-xl font-bold">
            {outcome.hasMail ? t.done(outcome.invited) : t.opened(outcome.invited)}
          </h2>
          <div className="flex flex-wrap gap-2.5">
            <LinkButton to="/manage/members" search={{ state: "invited" }}>
              {t.show}
            </LinkButton>
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
            <LanguageField
              value={language}
              onChange={(chosen) => {
                setLanguage(chosen);
                setPreview(undefined);
              }}
            />
            <ProgrammeField value={programme} emptyLabel={t.noProgramme} onChange={setProgramme} />
          </div>
          <InlineFault message={previewing.fault?.message ?? importing.fault?.message} />
          {file !== undefined && preview === undefined && (
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
              isPending={importing.isPending}
              onConfirm={() => importing.run({ chosen: file, people: preview.people })}
            />
          )}
        </>
      )}
    </DeskPage>
  );
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

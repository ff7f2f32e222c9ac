import type { ManagedProgramme } from "@khamt/contract";
import { createProgramme } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { catalogue, useLanguage, useT } from "../../../lib/language/index.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { ProgrammeForm } from "./programme-form.tsx";

/** `copied`: the one that it is made after. */
export function NewProgrammePage({ copied }: { copied: ManagedProgramme | undefined }) {
  const t = useT(catalogue("desk-programmes"));
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <DeskPage section="programmes" title={t.create} intro={copied && t.copy.intro(copied.name[language])}>
      <ProgrammeForm
        copied={copied}
        submit={t.form.create}
        save={(api, body) => api.call(createProgramme, { body })}
        onSaved={async ({ id }) => {
          await client.invalidateQueries();
          await navigate({
            to: "/manage/programmes/$id",
            params: { id },
            search: { view: "invitations" },
          });
          showToast({ title: t.form.made });
        }}
      />
    </DeskPage>
  );
}

import { createProgramme } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { DeskPage } from "../frame/desk-page.tsx";
import { ProgrammeForm } from "./programme-form.tsx";

export function NewProgrammePage() {
  const t = useT(catalogue("desk-programmes"));
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <DeskPage section="programmes" title={t.create}>
      <ProgrammeForm
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

import type { MemberFilters, SavedView } from "@khamt/contract";
import { deleteSavedView, listSavedViews, saveView } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import X from "lucide-react/icons/x";
import { IconButton } from "../../../ui/buttons/button.tsx";
import { useAction, useFormAction } from "../../../ui/buttons/use-action.ts";
import { DialogButton } from "../../../ui/dialog/dialog-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { invalidateCalls } from "../../../lib/query/query.ts";
import { viewsQuery } from "./queries.ts";

/** The administrator's own ways to look at the list, and one more of them. */
export function SavedViews({ filters }: { filters: MemberFilters }) {
  const { views: t } = useT(catalogue("manage-members"));
  const { data: views = [] } = useQuery(viewsQuery);
  const isSomething = Object.values(filters).some((value) => value !== undefined);
  if (views.length === 0 && !isSomething) return null;
  return (
    <section aria-label={t.title} className="flex flex-wrap items-center gap-2.5">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {views.map((view) => (
          <View key={view.id} view={view} />
        ))}
      </ul>
      {isSomething && (
        <DialogButton
          variant="quiet"
          size="small"
          dialog={(onClose) => <SaveDialog filters={filters} onClose={onClose} />}
        >
          {t.save}
        </DialogButton>
      )}
    </section>
  );
}

function View({ view: { id, name, filters } }: { view: SavedView }) {
  const { views: t } = useT(catalogue("manage-members"));
  const client = useQueryClient();
  const removing = useAction({
    call: (api) => api.call(deleteSavedView, { params: { id } }),
    onDone: async () => {
      showToast({ title: t.removed });
      await invalidateCalls(client, [listSavedViews]);
    },
  });
  return (
    <li className="flex items-center rounded-full border border-line bg-surface ps-4">
      <Link
        to="/manage/members"
        search={filters}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:text-brand"
      >
        {name}
      </Link>
      <IconButton label={t.remove(name)} onClick={() => removing.run(null)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

const longestName = 60;

function SaveDialog({ filters, onClose }: { filters: MemberFilters; onClose: () => void }) {
  const { views: t } = useT(catalogue("manage-members"));
  const client = useQueryClient();
  const kept = useKeptForm({ name: "member-view", fresh: () => ({ name: "" }) });
  const saving = useFormAction({
    call: (api, name: string) => api.call(saveView, { body: { name, filters } }),
    onDone: async () => {
      kept.forget();
      showToast({ title: t.saved });
      onClose();
      await invalidateCalls(client, [listSavedViews]);
    },
  });
  const { form, field, fault } = useForm({
    ...kept,
    fault: saving.fault,
    check: ({ name }) => ({ name: name.trim() === "" ? t.nameMissing : undefined }),
    onSubmit: ({ name }) => saving.run(name),
  });
  return (
    <Dialog open onOpenChange={onClose} keepsOpen title={t.save} description={t.text}>
      <Form {...form} action={{ ...saving, fault }} submit={t.send} onCancel={onClose}>
        <TextField label={t.name} maxLength={longestName} autoComplete="off" {...field("name")} />
      </Form>
    </Dialog>
  );
}

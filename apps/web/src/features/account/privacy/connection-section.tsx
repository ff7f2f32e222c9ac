import type { Block, ConnectionSettings, ConnectionSettingsInput } from "@khamt/contract";
import {
  deleteBlock,
  getConnectionSettings,
  listBlocks,
  updateConnectionSettings,
} from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField, TextArea } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useAction, useFormAction } from "../../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useKeptForm } from "../../../lib/kept-form.ts";
import { oneQuery } from "../../../lib/query/query.ts";
import { Panel } from "../settings/panel.tsx";
import { RowSkeletons } from "../settings/row-skeletons.tsx";

const settingsQuery = oneQuery(getConnectionSettings);
const blocksQuery = { ...oneQuery(listBlocks), staleTime: 0 };

/** How the member wants to be invited, and whom the member has blocked. */
export default function ConnectionSection() {
  const { data } = useQuery(settingsQuery);
  if (data === undefined) return <RowSkeletons />;
  return (
    <>
      <Invitations saved={data} />
      <Blocks />
    </>
  );
}

const caps = [0, 5, 10, 20, 50, 100];

function Invitations({ saved }: { saved: ConnectionSettings }) {
  const t = useT(catalogue("connection-settings")).invitations;
  const client = useQueryClient();
  const kept = useKeptForm({
    name: "invitation-settings",
    fresh: () => ({
      question: saved.question ?? "",
      weeklyCap: String(saved.weeklyCap),
      calendarUrl: saved.calendarUrl ?? "",
    }),
  });
  const saving = useFormAction({
    call: (api, input: ConnectionSettingsInput) => api.call(updateConnectionSettings, { body: input }),
    onDone: (settings) => {
      kept.forget();
      client.setQueryData(settingsQuery.queryKey, settings);
      showToast({ title: t.saved });
    },
  });
  const { form, field, values, fault } = useForm({
    ...kept,
    fault: saving.fault,
    check: () => ({}),
    onSubmit: ({ weeklyCap, ...texts }) => saving.run({ ...texts, weeklyCap: Number(weeklyCap) }),
  });
  return (
    <Panel title={t.title} hint={t.hint}>
      <div className="max-w-[30rem]">
        <Form {...form} action={{ ...saving, fault }} submit={t.save}>
          <TextArea
            label={t.question}
            hint={t.questionHint}
            maxLength={300}
            rows={2}
            {...field("question")}
          />
          <SelectField
            label={t.cap}
            hint={t.capHint}
            options={[...new Set([...caps, Number(values.weeklyCap)])]
              .toSorted((one, other) => one - other)
              .map((cap) => ({ value: String(cap), label: t.capOption(cap) }))}
            {...field("weeklyCap")}
          />
          <TextField label={t.calendar} hint={t.calendarHint} inputMode="url" {...field("calendarUrl")} />
        </Form>
      </div>
    </Panel>
  );
}

function Blocks() {
  const t = useT(catalogue("connection-settings")).blocks;
  const { data } = useQuery(blocksQuery);
  return (
    <Panel title={t.title} hint={t.hint}>
      {data?.length === 0 && <p>{t.none}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((block) => (
            <BlockRow key={block.id} {...block} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function BlockRow({ id, name }: Block) {
  const t = useT(catalogue("connection-settings")).blocks;
  const client = useQueryClient();
  const { run, isPending } = useAction<void, void>({
    call: async (api) => void (await api.call(deleteBlock, { params: { id } })),
    onDone: async () => {
      showToast({ title: t.ended });
      await client.invalidateQueries();
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <ActionButton variant="quiet" isPending={isPending} aria-label={t.endNamed(name)} onClick={() => run()}>
        {t.end}
      </ActionButton>
    </li>
  );
}

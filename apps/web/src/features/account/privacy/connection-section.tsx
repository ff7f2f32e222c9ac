import type { Block, ConnectionSettings, ConnectionSettingsInput } from "@khamt/contract";
import {
  deleteBlock,
  getConnectionSettings,
  listBlocks,
  updateConnectionSettings,
} from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField, TextArea } from "../../../ui/forms/text-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useAction } from "../../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
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
  const [question, setQuestion] = useState(saved.question ?? "");
  const [weeklyCap, setCap] = useState(saved.weeklyCap);
  const [calendarUrl, setCalendar] = useState(saved.calendarUrl ?? "");
  const { run, isPending, fault } = useAction({
    call: (api, input: ConnectionSettingsInput) => api.call(updateConnectionSettings, { body: input }),
    onDone: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      showToast({ title: t.saved });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run({ question, weeklyCap, calendarUrl });
  };
  return (
    <Panel title={t.title} hint={t.hint}>
      <form noValidate onSubmit={submit} className="grid max-w-[30rem] gap-4">
        <TextArea
          label={t.question}
          hint={t.questionHint}
          value={question}
          onChange={setQuestion}
          maxLength={300}
          rows={2}
        />
        <SelectField
          label={t.cap}
          hint={t.capHint}
          options={[...new Set([...caps, weeklyCap])]
            .toSorted((one, other) => one - other)
            .map((cap) => ({ value: String(cap), label: t.capOption(cap) }))}
          value={String(weeklyCap)}
          onChange={(event) => setCap(Number(event.target.value))}
        />
        <TextField
          label={t.calendar}
          hint={t.calendarHint}
          inputMode="url"
          value={calendarUrl}
          onChange={(event) => setCalendar(event.target.value)}
        />
        <InlineFault message={fault?.message} />
        <div>
          <ActionButton type="submit" isPending={isPending}>
            {t.save}
          </ActionButton>
        </div>
      </form>
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

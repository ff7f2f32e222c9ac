import type { ContactField, ContactPanel as Panel, Revealed } from "@khamt/contract";
import { revealContact, updateContactGrant } from "@khamt/contract/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { contactsQuery } from "./queries.ts";

/** What each lets the other see, and who has looked. */
export default function ContactPanel({ id }: { id: string }) {
  const t = useT(catalogue("connections")).contacts;
  const { data } = useQuery(contactsQuery(id));
  if (data === undefined) return <div className="min-h-40" />;
  return (
    <div className="mt-4 grid gap-5 rounded-control bg-sunken p-4">
      <p className="text-sm text-muted">{t.hint}</p>
      <Part title={t.theirs} hint={data.theirs.length > 0 ? t.logHint : t.nothingTheirs}>
        {data.theirs.map((field) => (
          <Theirs key={field} id={id} field={field} />
        ))}
      </Part>
      <Part title={t.mine} hint={data.mine.length > 0 ? undefined : t.nothingMine}>
        {data.mine.map((each) => (
          <Mine key={each.field} id={id} {...each} />
        ))}
      </Part>
      <Part title={t.log} hint={data.log.length > 0 ? undefined : t.nothingSeen}>
        {data.log.map(({ field, name, seenAt }) => (
          <li key={`${field} ${seenAt}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span>{t.seen(name, t.fields[field])}</span>
            <span className="text-sm text-muted">
              <TimeAgo date={seenAt} />
            </span>
          </li>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, hint, children }: { title: string; hint: string | undefined; children: ReactNode[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      {hint !== undefined && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
      {children.length > 0 && <ul className="mt-1 grid divide-y divide-line">{children}</ul>}
    </section>
  );
}

/** Shown when asked for; its owner learns of that. */
function Theirs({ id, field }: { id: string; field: ContactField }) {
  const t = useT(catalogue("connections")).contacts;
  const [value, setValue] = useState<string>();
  const { run, isPending, fault } = useFormAction<void, Revealed>({
    call: (api) => api.call(revealContact, { params: { id }, body: { field } }),
    onDone: (answer) => setValue(answer.value),
  });
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">{t.fields[field]}</span>
        <span role="status" className="min-w-0 wrap-anywhere">
          {value}
        </span>
        {value === undefined && (
          <ActionButton
            variant="quiet"
            size="small"
            isPending={isPending}
            aria-label={t.revealNamed(t.fields[field])}
            onClick={() => run()}
          >
            {t.reveal}
          </ActionButton>
        )}
      </div>
      <InlineFault message={fault?.message} />
    </li>
  );
}

function Mine({ id, field, value, isGranted, isPublic }: Panel["mine"][number] & { id: string }) {
  const t = useT(catalogue("connections")).contacts;
  const client = useQueryClient();
  const [wanted, setWanted] = useState(isGranted);
  const { run, isPending, fault } = useFormAction({
    call: (api, granted: boolean) =>
      api.call(updateContactGrant, { params: { id }, body: { field, isGranted: granted } }),
    onDone: (panel) => void client.setQueryData(contactsQuery(id).queryKey, panel),
  });
  const label = useId();
  return (
    <li className="py-1">
      <div className="flex items-center justify-between gap-x-4">
        <span id={label} className="min-w-0">
          <span className="font-semibold">{t.fields[field]}</span>{" "}
          <span className="wrap-anywhere text-muted">{value}</span>
        </span>
        {isPublic ? (
          <span className="inline-flex min-h-11 shrink-0 items-center text-sm text-muted">{t.public}</span>
        ) : (
          <Switch
            aria-labelledby={label}
            aria-disabled={isPending}
            checked={isPending ? wanted : isGranted}
            onChange={(event) => {
              setWanted(event.target.checked);
              run(event.target.checked);
            }}
          />
        )}
      </div>
      <InlineFault message={fault?.message} />
    </li>
  );
}

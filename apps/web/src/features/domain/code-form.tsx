import type { DomainClaim, OwnDomain } from "@khamt/contract";
import { checkDomain } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { InlineFault } from "../../ui/forms/field.tsx";
import { useForm } from "../../ui/forms/form.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";

type CodeFormProps = {
  company: NonNullable<OwnDomain["company"]>;
  claim: DomainClaim;
};

/** The check. Its button waits for a code, and has nothing left to do while it runs and once it succeeded. */
export function CodeForm({ company, claim }: CodeFormProps) {
  const t = useT(catalogue("domain"));
  const client = useQueryClient();
  const isVerified = claim.state === "verified";
  const checking = useFormAction({
    call: (api, code: string) => api.call(checkDomain, { params: { id: claim.id }, body: { code } }),
    onDone: async ({ state }) => {
      // Companies are shown with their mark in many places.
      await client.invalidateQueries();
      if (state === "verified") showToast({ title: t.done.title, description: t.done.text(company.name) });
    },
  });
  const { run, isPending } = checking;
  const { form, field, fault, values, change } = useForm({
    begin: () => ({ code: claim.code }),
    fault: checking.fault,
    places: { "invalid-code": "code" },
    onSubmit: ({ code }) => {
      if (code.trim() !== "" && !isVerified) run(code);
    },
  });
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl font-bold">{t.code.title}</h2>
      <form {...form} aria-label={t.code.title} className="mt-5 grid max-w-[36rem] gap-4">
        <TextField
          label={t.code.label}
          hint={t.code.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...field("code")}
          {...(isVerified && { value: claim.code, readOnly: true })}
        />
        <InlineFault message={fault?.message} />
        <div className="flex flex-wrap gap-3">
          {/* It keeps the focus while it runs and when it is done. */}
          <Button
            type="submit"
            variant="next"
            disabled={values.code.trim() === "" && !isVerified}
            aria-disabled={isPending || isVerified}
          >
            {isVerified ? t.code.verified : isPending ? t.code.verifying : t.code.verify}
          </Button>
          {!isVerified && values.code !== claim.code && (
            <Button variant="secondary" onClick={() => change({ code: claim.code })}>
              {t.code.use}
            </Button>
          )}
        </div>
        <div role="status">
          {isPending ? <p className="text-sm text-muted">{t.code.progress}</p> : <Advice claim={claim} />}
        </div>
      </form>
    </Card>
  );
}

/** The same box with nothing to check yet. */
export function ExampleCode({ code }: { code: string }) {
  const t = useT(catalogue("domain"));
  return (
    <Card as="section" padding="roomy">
      <h3 className="text-xl font-bold">{t.code.title}</h3>
      <div className="mt-5 grid max-w-[36rem] gap-4">
        <TextField label={t.code.label} hint={t.code.hint} value={code} readOnly />
        <div>
          <Button variant="next" disabled>
            {t.code.verify}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** After a look that did not prove it: why, and what to do. */
function Advice({ claim }: { claim: DomainClaim }) {
  const t = useT(catalogue("domain")).advice;
  const proof = claim.records.find(({ type }) => type === "TXT")?.state ?? null;
  // Above stands that another company has proven it: pressing once more would not help.
  const isSaid = proof === "found" && claim.isTaken;
  if (claim.state === "verified" || proof === null || isSaid) return null;
  const { title, text } = t[proof];
  return (
    <div className="rounded-control bg-next-soft px-4 py-3">
      <p className="font-semibold text-next-text">{title}</p>
      <p className="mt-1 text-sm">{text}</p>
    </div>
  );
}

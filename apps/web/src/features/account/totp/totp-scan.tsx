import type { RecoveryCodes, TotpSetup } from "@khamt/contract";
import { confirmTotp } from "@khamt/contract/calls";
import Copy from "lucide-react/icons/copy";
import { useMemo } from "react";
import { AnchorButton, Button } from "../../../ui/buttons/button.tsx";
import { Form, useForm } from "../../../ui/forms/form.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { focusAtOnce } from "../../../ui/forms/field.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { useCopy } from "./recovery-codes.tsx";

type TotpScanProps = {
  setup: TotpSetup;
  onConfirmed: (codes: RecoveryCodes) => void;
  onCancel: () => void;
};

/** The key as a picture and as text, and the code that proves that the app has it. */
export function TotpScan({ setup, onConfirmed, onCancel }: TotpScanProps) {
  const words = useT(catalogue("second-step")).scan;
  const copy = useCopy();
  const confirming = useFormAction({
    call: (api, typed: string) => api.call(confirmTotp, { body: { code: typed } }),
    onDone: onConfirmed,
  });
  const said = useMemo(
    () =>
      confirming.fault?.id === "invalid-code"
        ? { ...confirming.fault, message: words.wrong }
        : confirming.fault,
    [confirming.fault, words.wrong],
  );
  const { form, field, fault } = useForm({
    begin: () => ({ code: "" }),
    fault: said,
    places: { "invalid-code": "code" },
    onSubmit: ({ code }) => confirming.run(code.replaceAll(/\s/g, "")),
  });
  return (
    <Form {...form} action={{ ...confirming, fault }} submit={words.action} onCancel={onCancel}>
      <QrCode {...setup.qr} label={words.picture} />
      <div>
        <p className="text-sm text-muted">{words.secret}</p>
        <p className="mt-1 font-mono text-lg select-all">{inFours(setup.secret)}</p>
        <div className="-ml-3.5 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => copy(setup.secret)}>
            <Copy aria-hidden="true" />
            {words.copy}
          </Button>
          <AnchorButton variant="quiet" size="small" href={setup.address}>
            {words.open}
          </AnchorButton>
        </div>
      </div>
      <TextField
        ref={focusAtOnce}
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...field("code")}
      />
    </Form>
  );
}

/** Dark on light in either theme: many cameras read nothing else. */
function QrCode({ size, path, label }: TotpSetup["qr"] & { label: string }) {
  return (
    <div className="justify-self-center rounded-control bg-surface p-4 text-ink scheme-light">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48">
        <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      </svg>
    </div>
  );
}

function inFours(secret: string): string {
  return secret.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}

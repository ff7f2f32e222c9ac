import type { Account, OwnVerification } from "@khamt/contract";
import { getOwnVerification, removeWorkAddress } from "@khamt/contract/calls";
import { Link } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../../lib/lazy-when-online.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useDay } from "../../../lib/use-day.ts";
import { oneQuery } from "../../../lib/query/query.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { useFormAction } from "../../../ui/buttons/use-action.ts";
import { InlineFault } from "../../../ui/forms/field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { FormDisclosure, Panel } from "../settings/panel.tsx";
import { RowSkeletons } from "../settings/row-skeletons.tsx";

const WorkAddressForm = lazyWhenOnline(() => import("./work-address-form.tsx"));

/** Administrators vouch, and domains are lost, meanwhile. */
const verificationQuery = { ...oneQuery(getOwnVerification), staleTime: 0 };

/** By what the member is verified, and how to become so. */
export default function VerificationSection({ account }: { account: Account }) {
  const { data } = useQuery(verificationQuery);
  if (data === undefined) return <RowSkeletons />;
  return (
    <>
      <WorkAddress {...data} account={account} />
      <Vouch {...data} />
    </>
  );
}

function WorkAddress({ address, account }: OwnVerification & { account: Account }) {
  const t = useT(catalogue("verification"));
  const client = useQueryClient();
  const keep = (verification: OwnVerification) =>
    client.setQueryData(verificationQuery.queryKey, verification);
  const removing = useFormAction<void, OwnVerification>({
    call: (api) => api.call(removeWorkAddress),
    onDone: (verification) => {
      keep(verification);
      showToast({ title: t.address.removed });
    },
  });
  const day = useDay();
  return (
    <Panel title={t.address.title} hint={t.address.hint}>
      {address !== null && (
        <div className="mb-6">
          <p className="text-lg font-semibold wrap-anywhere">{address.address}</p>
          <p className="text-muted wrap-anywhere">{t.address.at(address.company, day(address.since))}</p>
          <div className="mt-2">
            <ActionButton variant="quiet" isPending={removing.isPending} onClick={() => removing.run()}>
              {t.address.remove}
            </ActionButton>
          </div>
          <InlineFault message={removing.fault?.message} />
        </div>
      )}
      <FormDisclosure label={address === null ? t.address.add : t.address.change}>
        {(close) => (
          <WorkAddressForm
            suggestion={address === null && account.user.isEmailVerified ? account.user.email : ""}
            onDone={(verification) => {
              keep(verification);
              close();
            }}
            onClose={close}
          />
        )}
      </FormDisclosure>
    </Panel>
  );
}

function Vouch({ vouch }: OwnVerification) {
  const t = useT(catalogue("verification"));
  const day = useDay();
  return (
    <Panel title={t.vouch.title} hint={t.vouch.hint}>
      {vouch === null ? (
        <p>
          {t.vouch.none}{" "}
          <Link to="/contact" className="font-semibold text-brand hover:underline">
            {t.vouch.contact}
          </Link>
        </p>
      ) : (
        <p className="text-lg font-semibold wrap-anywhere">
          {t.vouch.by(vouch.by ?? t.vouch.someone, day(vouch.since))}
        </p>
      )}
    </Panel>
  );
}

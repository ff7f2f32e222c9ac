import { useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/auth/index.ts";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { LinkButton } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { firstRunQuery } from "./queries.ts";

/** What is left of setting the site up: until each step is done, or only until each is done or left for later. */
export function FirstRunCard({ until }: { until: "done" | "decided" }) {
  const t = useT(catalogue("first-run"));
  const isAdministrator = useUser()?.role === "admin";
  const { data } = useQuery({ ...firstRunQuery, enabled: isAdministrator });
  const left = (data?.steps ?? []).filter(({ state }) => state !== "done");
  const needsSecondStep = data?.hasSecondStep === false;
  const isShown =
    needsSecondStep || (until === "done" ? left.length > 0 : left.some(({ state }) => state === "open"));
  if (!isShown) return null;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-lg font-bold">{t.card.title}</h2>
      <ul className="mt-3 list-disc pl-5 text-muted">
        {needsSecondStep && <li>{t.secondStep}</li>}
        {left.map(({ step }) => (
          <li key={step}>{t.steps[step].title}</li>
        ))}
      </ul>
      <div className="mt-5">
        <LinkButton to="/manage/first-run">{t.card.button}</LinkButton>
      </div>
    </Card>
  );
}

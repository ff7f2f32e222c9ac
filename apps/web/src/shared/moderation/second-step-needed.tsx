import { catalogue, useT } from "../../lib/language/index.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";

/** Before an administrator may do anything, a password alone must no longer open the account. */
export function SecondStepNeeded() {
  const { secondStep } = useT(catalogue("moderation"));
  return (
    <section role="alert" className="max-w-[62ch] rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{secondStep.title}</h2>
      <p className="mt-2">{secondStep.text}</p>
      <div className="mt-4">
        <LinkButton to="/settings" search={{ section: "security" }}>
          {secondStep.button}
        </LinkButton>
      </div>
    </section>
  );
}

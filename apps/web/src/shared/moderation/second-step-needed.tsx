import { LinkButton } from "../../ui/buttons/button.tsx";

/** Before an administrator may do anything, a password alone must no longer open the account. */
export function SecondStepNeeded({ words }: { words: Record<"title" | "text" | "button", string> }) {
  return (
    <section role="alert" className="max-w-[62ch] rounded-card border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <p className="mt-2">{words.text}</p>
      <div className="mt-4">
        <LinkButton to="/settings" search={{ section: "security" }}>
          {words.button}
        </LinkButton>
      </div>
    </section>
  );
}

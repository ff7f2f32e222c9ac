import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button, LinkButton } from "../../../ui/buttons/button.tsx";
import { CallToAction } from "../../../ui/page/call-to-action.tsx";
import { EmptyState } from "../../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { SearchField } from "../../../ui/forms/text-field.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { findTasks } from "./find-tasks.ts";
import type { helpTasks } from "./help-tasks.ts";

type HelpPageProps = {
  query: string;
  onQuery: (query: string) => void;
};

export function HelpPage({ query, onQuery }: HelpPageProps) {
  const t = useT(catalogue("help"));
  // The address follows what is typed; it comes too late to be what the box shows.
  const [typed, setTyped] = useState(query);
  const search = (text: string) => {
    setTyped(text);
    onQuery(text);
  };
  const found = findTasks(t.tasks, typed);
  return (
    <>
      <PageHeader title={t.title} intro={t.intro} />
      <div className="frame pb-20">
        <div className="grid max-w-[46rem] gap-6">
          <SearchField
            label={t.search}
            placeholder={t.placeholder}
            value={typed}
            onChange={(event) => search(event.target.value)}
          />
          <p role="status" className="text-sm text-muted">
            {t.found(found.length)}
          </p>
          {found.length === 0 ? (
            <EmptyState title={t.none.title} hint={t.none.hint}>
              <Button variant="secondary" onClick={() => search("")}>
                {t.all}
              </Button>
              <LinkButton to="/contact">{t.ask}</LinkButton>
            </EmptyState>
          ) : (
            <ul className="grid gap-8">
              {found.map((task) => (
                <Task key={task.id} task={task} />
              ))}
            </ul>
          )}
        </div>
        <CallToAction title={t.still.title} text={t.still.text}>
          <LinkButton to="/contact" variant="secondary">
            {t.ask}
          </LinkButton>
        </CallToAction>
      </div>
    </>
  );
}

function Task({ task: { id, link } }: { task: (typeof helpTasks)[number] }) {
  const { title, steps, go } = useT(catalogue("help")).tasks[id];
  return (
    <li id={id} className="scroll-mt-24 border-t border-line pt-6">
      <h2 className="text-lg font-bold">{title}</h2>
      <ol className="mt-2 ml-5 grid max-w-[66ch] list-decimal gap-1.5 text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link
        {...link}
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {go}
      </Link>
    </li>
  );
}

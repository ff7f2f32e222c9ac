import { useState } from "react";
import { BackLink } from "../../ui/page/back-link.tsx";
import { LoginRequired } from "../../ui/page/login-required.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import type { FormKind } from "./form-kind.ts";
import { FormSession } from "./form-session.tsx";
import type { Opening } from "./opening.ts";
import { createSession } from "./session.ts";

type ProfileFormPageProps = {
  kind: FormKind;
  /** What the loader found; it may find something else when the reader changes. */
  opening: Opening;
  /** Id of what the address asks to edit. */
  edit?: string | undefined;
};

/** Making and editing of one kind of profile. */
export function ProfileFormPage({ kind, opening, edit }: ProfileFormPageProps) {
  const words = useT(kind.words);
  const { signIn } = useT(catalogue("forms"));
  const [session] = useState(createSession);
  const [held, setHeld] = useState({ seen: opening, opening, turn: 0 });
  if (held.seen !== opening) {
    const isOld = nameOf(held.opening) === nameOf(opening) || !session.yieldsTo(opening);
    setHeld(isOld ? { ...held, seen: opening } : { seen: opening, opening, turn: held.turn + 1 });
  }

  const { entity, user: owner } = held.opening;
  const isLeft = useUser() === null && owner !== null;
  if (isLeft || (edit !== undefined && entity === null)) return <LoginRequired words={signIn} />;
  return (
    <>
      <PageHeader
        title={entity === null ? words.title : words.editTitle}
        intro={words.intro}
        back={kind.list && <BackLink to={kind.list}>{words.list}</BackLink>}
      />
      <FormSession key={held.turn} {...{ kind, opening: held.opening, session }} />
    </>
  );
}

function nameOf({ user, entity, draft }: Opening): string {
  return [user, entity?.id, entity?.updatedAt, draft?.editedAt].join(" ");
}

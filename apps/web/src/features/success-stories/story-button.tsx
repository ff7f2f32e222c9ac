import type { StoryGround } from "@khamt/contract";
import { useQuery } from "@tanstack/react-query";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { catalogue, useT } from "../../lib/language/index.ts";
import { ownStoriesQuery } from "./queries.ts";

const StoryDialog = lazyWhenOnline(() => import("./story-dialog.tsx"));

type StoryButtonProps = {
  /** What came about. */
  ground: StoryGround;
  /** With whom, or what it is about. */
  name: string;
};

/** Beside what came about between two members: the way to tell of it, or to what is told of it already. */
export function StoryButton({ ground, name }: StoryButtonProps) {
  const { button: t, states } = useT(catalogue("success-stories"));
  const { data } = useQuery(ownStoriesQuery);
  if (data === undefined) return null;
  const story = data.find((each) => each.ground.kind === ground.kind && each.ground.id === ground.id);
  const look = { variant: "quiet", size: "small" } as const;
  if (story) {
    const label = t.mine(states[story.state]);
    return (
      <LinkButton to="/my-profile" hash={story.id} {...look} aria-label={t.named(label, name)}>
        {label}
      </LinkButton>
    );
  }
  return (
    <DialogButton
      {...look}
      aria-label={t.named(t.tell, name)}
      dialog={(onClose) => <StoryDialog {...{ ground, name, story: undefined, onClose }} />}
    >
      {t.tell}
    </DialogButton>
  );
}

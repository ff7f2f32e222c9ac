import type { OwnStory, StoryAction, StoryCall } from "@khamt/contract";
import { useLocation } from "@tanstack/react-router";
import { lazyWhenOnline } from "../../lib/lazy-when-online.ts";
import { moveStory } from "@khamt/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Badge, type BadgeTone } from "../../ui/cards/badge.tsx";
import { LinkButton } from "../../ui/buttons/button.tsx";
import { CardTime } from "../../ui/cards/card-parts.tsx";
import { Card } from "../../ui/cards/card.tsx";
import { ConfirmDialog, DialogButton } from "../../ui/dialog/dialog-button.tsx";
import { useAction } from "../../ui/buttons/use-action.ts";
import { catalogue, useT } from "../../lib/language/index.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import { refreshStories } from "./queries.ts";

const StoryDialog = lazyWhenOnline(() => import("./story-dialog.tsx"));

const tones: Partial<Record<OwnStory["state"], BadgeTone>> = {
  asked: "next",
  published: "good",
  removed: "danger",
};

/** One story as either side has it: how it stands, what it says, what may be done. */
export function OwnStoryCard({ story }: { story: OwnStory }) {
  const { own: t, states, achievements, rules, someone } = useT(catalogue("success-stories"));
  const { id, state, side, title, text, contentLanguage, achievement, rule } = story;
  const isNamed = useLocation({ select: ({ hash }) => hash === id });
  const other = story.other ?? someone;
  return (
    <li
      id={id}
      className={`scroll-mt-24 rounded-card ${isNamed ? "outline-2 outline-offset-4 outline-brand-line" : ""}`}
    >
      <Card as="div">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state] ?? "neutral"}>{states[state]}</Badge>
          <CardTime date={story.updatedAt} />
        </p>
        <h3 lang={contentLanguage} className="mt-2 text-lg leading-snug font-bold wrap-anywhere">
          {title}
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {side === "author" ? t.of(other) : t.by(other)} · {achievements[achievement]}
        </p>
        <p className="mt-3 text-[0.9375rem]">
          {t.notes[side][state](other)} {rule !== null && t.rule(rules[rule])}
        </p>
        <p
          lang={contentLanguage}
          className="mt-3 border-l-2 border-line pl-4 leading-relaxed whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
        <Actions story={story} other={other} />
      </Card>
    </li>
  );
}

function Actions({ story, other }: { story: OwnStory; other: string }) {
  const { own, button, actions: t } = useT(catalogue("success-stories"));
  const { id, state, actions, title } = story;
  const move = useMove(story);
  const { run, isPending } = useAction<void, void>({ call: (api) => move(api, "agree"), onDone: () => {} });
  const may = (action: StoryAction) => actions.includes(action);
  const declining = state === "published" ? t.undo : t.decline;
  const asking = (action: Exclude<StoryAction, "agree">, label: string, variant: "secondary" | "quiet") =>
    may(action) && (
      <DialogButton
        {...{ variant, size: "small" }}
        aria-label={button.named(label, title)}
        dialog={(onClose) => <Question {...{ asked: action, story, other, onClose }} />}
      >
        {label}
      </DialogButton>
    );
  return (
    <div className="mt-4 flex flex-wrap gap-2.5 empty:hidden">
      {may("agree") && (
        <ActionButton
          size="small"
          isPending={isPending}
          aria-label={button.named(t.agree, title)}
          onClick={() => run()}
        >
          {t.agree}
        </ActionButton>
      )}
      {state === "published" && (
        <LinkButton to="/success-stories" hash={id} variant="secondary" size="small">
          {own.see}
        </LinkButton>
      )}
      {asking("edit", t.edit, "secondary")}
      {asking("decline", declining, "quiet")}
      {asking("take-back", t["take-back"], "quiet")}
    </div>
  );
}

type QuestionProps = {
  asked: StoryAction;
  story: OwnStory;
  other: string;
  onClose: () => void;
};

function Question({ asked, story, other, onClose }: QuestionProps) {
  const { actions, decline, takeBack } = useT(catalogue("success-stories"));
  const move = useMove(story);
  if (asked === "edit") return <StoryDialog {...{ ground: story.ground, name: other, story, onClose }} />;
  const words =
    asked === "decline"
      ? { title: decline.title, text: decline.text(other), action: actions.decline }
      : { ...takeBack, action: actions["take-back"] };
  return (
    <ConfirmDialog
      {...words}
      act={(api) => move(api, asked === "decline" ? "decline" : "take-back")}
      onClose={onClose}
    />
  );
}

/** Moves a story as its reader has read it, says so, and brings up to date what shows it. */
function useMove({ id, version }: OwnStory) {
  const t = useT(catalogue("success-stories"));
  const { changed } = useT(catalogue("action"));
  const client = useQueryClient();
  return async (api: Api, action: StoryCall): Promise<void> => {
    try {
      await api.call(moveStory, { params: { id, action }, body: { version } });
      showToast({ title: t.done[action] });
    } catch (error) {
      const isChanged = error instanceof ApiError && [404, 409].includes(error.status);
      if (!isChanged) throw error;
      showToast({ title: changed });
    }
    await refreshStories(client);
  };
}

import type { Achievement, OwnStory, StoryGround } from "@khamt/contract";
import { createStory, updateStory } from "@khamt/contract/calls";
import { isNameOf } from "@khamt/contract/records";
import { storyLengths } from "@khamt/contract/story-lengths";
import { useQueryClient } from "@tanstack/react-query";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Form, useForm } from "../../ui/forms/form.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { TextField, TextArea } from "../../ui/forms/text-field.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useFormAction } from "../../ui/buttons/use-action.ts";
import { useUser } from "../../lib/auth/index.ts";
import { catalogue, useT, type Words } from "../../lib/language/index.ts";
import { refreshStories } from "./queries.ts";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";
import { newId } from "../../lib/new-id.ts";

type StoryDialogProps = {
  ground: StoryGround;
  name: string;
  /** What is changed; without it, a new one is written. */
  story: OwnStory | undefined;
  onClose: () => void;
};

export default function StoryDialog({ ground, name, story, onClose }: StoryDialogProps) {
  const { write: t, achievements, done } = useT(catalogue("success-stories"));
  const client = useQueryClient();
  const owner = useUser()?.id ?? "";
  const place = { owner, ground, story };
  const sending = useFormAction<Typed & { achievement: Achievement }, unknown>({
    call: (api, { id, ...said }) => {
      return story
        ? api.call(updateStory, { params: { id }, body: said })
        : api.call(createStory, { body: { id, ground, ...said } });
    },
    onDone: async () => {
      writeDraft(place, undefined);
      onClose();
      showToast({ title: done.asked });
      await refreshStories(client);
    },
  });
  const { form, field, values, fault } = useForm<Typed>({
    fault: sending.fault,
    begin: () => beginWith(place, achievements),
    check: (typed) => problemsOf(typed, t),
    keep: (typed) => writeDraft(place, typed),
    onSubmit: ({ achievement, ...typed }) => achievement !== "" && sending.run({ ...typed, achievement }),
  });
  return (
    <Dialog
      open
      keepsOpen
      shape="wide"
      onOpenChange={onClose}
      title={story ? t.editTitle : t.title(name)}
      description={t.intro(name)}
    >
      <Form {...form} action={{ ...sending, fault }} submit={t.send} note={t.kept}>
        <TextField
          label={t.heading}
          autoComplete="off"
          maxLength={storyLengths.title.most}
          {...field("title")}
        />
        <SelectField
          label={t.achievement}
          emptyLabel={t.choose}
          options={Object.entries(achievements).map(([value, label]) => ({ value, label }))}
          {...field("achievement")}
        />
        <TextArea
          label={t.text}
          hint={t.textHint(values.text.trim().length, storyLengths.text.least, storyLengths.text.most)}
          maxLength={storyLengths.text.most}
          rows={9}
          {...field("text")}
        />
      </Form>
    </Dialog>
  );
}

/** What the server would refuse, by the name of the field. */
function problemsOf(
  { title, text, achievement }: Typed,
  t: Words["success-stories"]["write"],
): Record<string, string> {
  const length = text.trim().length;
  const { least } = storyLengths.text;
  return {
    ...(title.trim().length < storyLengths.title.least && {
      title: t.headingShort(storyLengths.title.least),
    }),
    ...(achievement === "" && { achievement: t.missing }),
    ...(length < least && { text: t.textShort(least, length) }),
  };
}

/** What stands in the form, right or wrong. */
type Typed = {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  title: string;
  text: string;
  achievement: Achievement | "";
};

type Place = {
  owner: string;
  ground: StoryGround;
  /** What is changed; without it, a new one is written. */
  story: OwnStory | undefined;
};

/** Told apart by who typed it, of what, and over which words. */
const storageKey = ({ owner, ground, story }: Place) =>
  `khamt-story-${ground.id}-${story?.version ?? 0}-${owner}`;

function beginWith(place: Place, achievements: Readonly<Record<Achievement, string>>): Typed {
  const read = (value: unknown): Partial<Typed> | undefined => {
    if (!hasTexts(value, ["id", "title", "text", "achievement"])) return undefined;
    const { achievement } = value;
    return { ...value, achievement: isNameOf(achievements, achievement) ? achievement : "" };
  };
  const { id, title, text, achievement } = place.story ?? {};
  const sent = { id: id ?? newId(), title: title ?? "", text: text ?? "" };
  return { ...sent, achievement: achievement ?? "", ...readKept(storageKey(place), read) };
}

/** Undefined forgets it. */
function writeDraft(place: Place, typed: Typed | undefined): void {
  writeKept(storageKey(place), typed);
}

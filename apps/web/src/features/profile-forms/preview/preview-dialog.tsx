import type { FieldName } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { Avatar } from "../../../ui/cards/avatar.tsx";
import { Badge } from "../../../ui/cards/badge.tsx";
import { Card } from "../../../ui/cards/card.tsx";
import { CardPlace } from "../../../shared/profiles/card-place.tsx";
import { CardFoot, Excerpt } from "../../../ui/cards/card-parts.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Facts } from "../../../ui/cards/facts.tsx";
import { TagList } from "../../../shared/profiles/tag-list.tsx";
import { catalogue, useT } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";
import { useReadable } from "../use-readable.ts";
import { fieldsOf, isEmpty } from "../values.ts";

/** Which fields a card of the kind shows. */
const previewParts: { readonly [Kind in EntityKind]: PreviewParts<FieldName<Kind>> } = {
  idea: {
    name: ["title"],
    badges: ["stage", "industry"],
    text: "description",
    tags: ["requiredSkills"],
    facts: ["fundingNeeds", "commitment"],
    place: "location",
  },
  cofounder: {
    name: ["firstName", "lastName"],
    subtitle: "title",
    picture: "profileImageUrl",
    badges: ["availability"],
    text: "bio",
    tags: ["skills"],
    facts: ["experience", "expertise"],
    place: "location",
  },
  company: {
    name: ["name"],
    picture: "logoUrl",
    badges: ["industry", "size"],
    text: "description",
    tags: ["specialties", "services", "technologies"],
    facts: ["foundedYear", "website"],
    place: "location",
  },
  project: {
    name: ["title"],
    badges: ["category"],
    text: "description",
    tags: ["requiredSkills"],
    facts: ["budget", "timeline"],
    place: "preferredLocation",
  },
};

/** The card of what stands in the form. */
export default function PreviewDialog({ onClose }: { onClose: () => void }) {
  const t = useT(catalogue("forms")).preview;
  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.hint}>
      <PreviewCard />
    </Dialog>
  );
}

function PreviewCard() {
  const t = useT(catalogue("forms")).preview;
  const { kind, methods } = useEngine();
  const labels = useT(kind.words).fields;
  const readable = useReadable();
  const parts: PreviewParts = previewParts[kind.description.kind];
  const values = methods.getValues();
  const fields = new Map(fieldsOf(kind.description).map((field) => [field.name, field]));

  const say = (name: string) => {
    const field = fields.get(name);
    return field === undefined || isEmpty(values[name]) ? "" : readable(field, values[name]);
  };
  const name = parts.name.map(say).filter(Boolean).join(" ") || t.unnamed;
  const text = say(parts.text);
  const language = /\p{Script=Cyrillic}/u.test(text + name) ? "mn" : "en";
  const tags = parts.tags.flatMap((field) => values[field]).filter((tag) => typeof tag === "string");
  const picture = parts.picture === undefined ? undefined : (values[parts.picture] as string | null);
  const profile = { names: {}, contentLanguage: language };
  return (
    <Card>
      <div className="flex items-start gap-3">
        {picture !== undefined && (
          <Avatar
            name={name}
            src={picture}
            shape={kind.description.kind === "company" ? "company" : "person"}
          />
        )}
        <div className="min-w-0">
          <h3 lang={language} className="text-lg leading-snug font-bold">
            {name}
          </h3>
          {parts.subtitle !== undefined && <p className="text-sm text-muted">{say(parts.subtitle)}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {parts.badges.map((field) => say(field) !== "" && <Badge key={field}>{say(field)}</Badge>)}
      </div>
      <Excerpt text={text} language={language} />
      <div className="my-4">
        <TagList profile={profile} items={tags} limit={3} label={labels[parts.tags[0] ?? ""]?.label ?? ""} />
      </div>
      <Facts
        items={parts.facts.map((field) => ({ label: labels[field]?.label ?? field, value: say(field) }))}
      />
      <CardFoot>
        <CardPlace place={say(parts.place) || null} profile={profile} />
      </CardFoot>
    </Card>
  );
}

type PreviewParts<Name extends string = string> = {
  /** Fields that make up its name. */
  name: readonly Name[];
  /** Under the name. */
  subtitle?: Name;
  picture?: Name;
  badges: readonly Name[];
  text: Name;
  tags: readonly Name[];
  facts: readonly Name[];
  place: Name;
};

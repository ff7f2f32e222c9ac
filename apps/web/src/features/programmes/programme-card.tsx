import type { Programme } from "@khamt/contract";
import type { ReactNode } from "react";
import { catalogue, useLanguage, useT } from "../../lib/language/index.ts";
import { momentText } from "../../shared/events/when.ts";
import { Card, CardTitleLink } from "../../ui/cards/card.tsx";
import { FactLine } from "../../ui/cards/facts.tsx";
import { isClosed } from "./deadline.tsx";
import { useDays } from "./programme-days.ts";
import { ProgrammePicture } from "./programme-picture.tsx";

type ProgrammeCardProps = {
  programme: Programme;
  heading?: "h2" | "h3";
  /** A badge. */
  children: ReactNode;
};

export function ProgrammeCard({ programme, heading: Heading = "h2", children }: ProgrammeCardProps) {
  const t = useT(catalogue("programmes"));
  const language = useLanguage();
  const days = useDays();
  const { slug, name, words, picture, members, entry, closesAt } = programme;
  const closing = (moment: string) =>
    isClosed(programme) ? t.hasClosed : t.applyBy(momentText(moment, language));
  return (
    <Card as="li" raised>
      <ProgrammePicture picture={picture} size="card" className="mb-4 aspect-[2/1]" />
      <Heading className="text-lg leading-snug font-bold wrap-anywhere">
        <CardTitleLink to="/programmes/$slug" params={{ slug }}>
          {name[language]}
        </CardTitleLink>
      </Heading>
      <FactLine
        facts={[
          days(programme) ?? null,
          members > 0 && t.membersOf(members),
          entry === "applied" && closesAt !== null && closing(closesAt),
        ]}
      />
      <p className="mt-3 line-clamp-4 text-muted wrap-anywhere">{words[language]}</p>
      <p className="mt-4">{children}</p>
    </Card>
  );
}

import type { MarkedText, SearchAnswer, SearchResult } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { countedTo } from "../../entities/search/find.ts";
import { presentNames } from "../../platform/text/present-names.ts";
import { createMarker, type Marker } from "./marks.ts";
import type { Found, ListedRow } from "./queries.ts";
import { snippetOf } from "./snippet.ts";

export function presentSearch({ found, units, nextCursor, ...told }: Found, reader: Language): SearchAnswer {
  const marker = createMarker(units);
  return {
    results: found.map((listed) => presentResult(listed, { marker, reader })),
    counts: told.counts,
    countedTo,
    correction: told.correction,
    partial: told.partial,
    nextCursor: nextCursor ?? null,
  };
}

type Looks = { marker: Marker; reader: Language };

function presentResult(listed: ListedRow, { marker, reader }: Looks): SearchResult {
  const { kind, row } = listed;
  const { title, headline, body, tags, location, avatar } = looksOf(listed);
  const ownTags = [...new Set(tags)];
  return {
    id: row.id,
    contentLanguage: row.contentLanguage,
    isDemo: row.isDemo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    names: presentNames(reader, ownTags, location),
    kind,
    title: marker.mark(title),
    headline: markSome(marker, headline),
    snippet: snippetOf(body, marker),
    tags: ownTags,
    matchedTags: ownTags.filter((tag) => marker.answersIn(tag).length > 0),
    location,
    avatar,
  };
}

function markSome({ mark }: Marker, text: string | null): MarkedText | null {
  return text === null ? null : mark(text);
}

type Shown = {
  title: string;
  headline: string | null;
  body: string;
  tags: string[];
  location: string | null;
  avatar: string | null;
};

function looksOf({ kind, row }: ListedRow): Shown {
  switch (kind) {
    case "idea": {
      const { title, description, requiredSkills, tags, location, avatar } = row;
      return {
        title,
        headline: null,
        body: description,
        tags: [...requiredSkills, ...tags],
        location,
        avatar,
      };
    }
    case "cofounder": {
      const { firstName, lastName, title, bio, skills, expertise, location, profileImageUrl } = row;
      return {
        title: `${firstName} ${lastName}`.trim(),
        headline: title,
        body: bio ?? "",
        tags: [...skills, ...expertise],
        location,
        avatar: profileImageUrl,
      };
    }
    case "company": {
      const { name, mission, description, specialties, services, technologies } = row;
      return {
        title: name,
        headline: mission,
        body: description ?? "",
        tags: [...specialties, ...services, ...technologies],
        location: row.location ?? row.headquarters,
        avatar: row.logoUrl,
      };
    }
    default: {
      const { title, companyName, description, requiredSkills, preferredLocation } = row;
      return {
        title,
        headline: companyName,
        body: description,
        tags: requiredSkills,
        location: preferredLocation,
        avatar: null,
      };
    }
  }
}

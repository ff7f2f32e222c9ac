import type { MarkedText, SearchAnswer, SearchResult } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { countedTo } from "../../entities/search/find.ts";
import { presentNames } from "../../platform/text/present-names.ts";
import { createMarker, type Marker } from "./marks.ts";
import { cardOf, type ListedRow } from "../../entities/index.ts";
import { presentListed } from "../../entities/present-fields.ts";
import type { Found } from "./queries.ts";
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
  const { name, headline, text, tags, place, avatar } = cardOf(listed);
  const ownTags = [...new Set(tags)];
  return {
    ...presentListed(row),
    names: presentNames(reader, ownTags, place),
    kind,
    title: marker.mark(name),
    headline: markSome(marker, headline),
    snippet: snippetOf(text, marker),
    tags: ownTags,
    matchedTags: ownTags.filter((tag) => marker.answersIn(tag).length > 0),
    location: place,
    avatar,
  };
}

function markSome({ mark }: Marker, text: string | null): MarkedText | null {
  return text === null ? null : mark(text);
}

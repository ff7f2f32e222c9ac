// Texts of a profile as mentions: concepts of the graph, and words outside it.
import {
  fold,
  type ConceptKind,
  type ConceptMatch,
  type LanguageResources,
  type Role,
  type TextReading,
  type Word,
} from "@khamt/language";
import type { Mention, Part } from "./features.ts";

export type ReadMention = Mention & {
  readonly role: Role | undefined;
};
export type TextReader = {
  /** A short entry of a list, as one mention. */
  readonly tag: (text: string, weight: number) => ReadMention[];
  /** The values that an entry of a list names. */
  readonly values: (text: string, weight: number) => ReadMention[];
  /** A running text: a mention for each concept and each word outside the graph. */
  readonly prose: (text: string, weight: number) => ReadMention[];
};

/** Weight of a word outside the graph, as a share of that of a concept. */
const wordWeight = 0.8;
const meaningful: ReadonlySet<ConceptKind> = new Set(["skill", "role", "industry", "place", "language"]);

export function createTextReader(language: LanguageResources, romanised: boolean): TextReader {
  return {
    tag: (text, weight) => {
      const reading = language.read(text, { romanised, isTag: true });
      const parts = partsOf(reading);
      const role = reading.matches.some((match) => match.role === "not") ? ("not" as const) : undefined;
      return parts.length === 0
        ? []
        : [{ surface: text, parts: parts.map((part) => part.part), weight, role }];
    },
    values: (text, weight) =>
      language
        .findConcepts(text, { romanised, isTag: true })
        .filter(({ kind }) => kind === "value")
        .map(({ concept, surface, role }) => ({
          surface,
          parts: [{ concepts: [concept], term: concept }],
          weight,
          role,
        })),
    prose: (text, weight) => {
      const parts = partsOf(language.read(text, { romanised }));
      const share = shareOfEach(parts);
      return parts.map(({ part, surface, role }) => ({
        surface,
        parts: [part],
        weight: share * (part.concepts.length === 0 ? weight * wordWeight : weight),
        role,
      }));
    },
  };
}

/** As many concepts as a text may name before each of them says less. Hardly a profile that is not a pasted CV names more. */
const mostWhole = 20;

/** Of a whole life in three hundred words only a part is what somebody does: each word weighs less the more there are. */
function shareOfEach(parts: readonly ReadPart[]): number {
  const concepts = new Set(parts.flatMap(({ part }) => (part.concepts.length > 0 ? part.term : [])));
  return Math.min(1, mostWhole / concepts.size);
}

type ReadPart = {
  readonly part: Part;
  readonly surface: string;
  readonly role: ReadMention["role"];
};

function partsOf(reading: TextReading): ReadPart[] {
  const parts: ReadPart[] = [];
  const bySpan = Map.groupBy(
    reading.matches.filter((match) => meaningful.has(match.kind)),
    (match) => match.start,
  );
  let covered = 0;
  reading.words.forEach((word, index) => {
    const matches = bySpan.get(word.start);
    if (matches?.[0] !== undefined) {
      covered = Math.max(covered, matches[0].end);
      parts.push(conceptPart(matches, matches[0]));
    } else if (word.start >= covered && !isStopWord(word)) {
      parts.push({
        part: { concepts: [], term: termOf(word) },
        surface: word.text,
        role: reading.roles[index],
      });
    }
  });
  return parts;
}

/** The words that no concept is called, and that are not too common to tell anything. */
export function termPartsOf(reading: TextReading): (ReadPart & { readonly start: number })[] {
  const isCalled = ({ start }: Word) =>
    reading.matches.some((match) => match.start <= start && start < match.end);
  return reading.words.flatMap((word, index) =>
    isCalled(word) || isStopWord(word)
      ? []
      : {
          part: { concepts: [], term: termOf(word) },
          surface: word.text,
          role: reading.roles[index],
          start: word.start,
        },
  );
}

function conceptPart(matches: readonly ConceptMatch[], first: ConceptMatch): ReadPart {
  const concepts = matches.map((match) => match.concept);
  return { part: { concepts, term: concepts.join("|") }, surface: first.surface, role: first.role };
}

// Six letters of the phonetic key join nearly all inflected forms of a word that the graph does not know. The sign in
// front keeps a word apart from a concept of that name.
const stemLength = 6;

function termOf(word: Word): string {
  const [key = word.text] = word.keys;
  const isMongolian = word.script === "cyrillic" || key.startsWith("~") || key.startsWith("≈");
  return isMongolian ? `~${fold(word.text).slice(0, stemLength)}` : `=${key}`;
}

/** Words that are too common to tell what a profile is about. */
function isStopWord(word: Word): boolean {
  if (word.text.length < 3 || /^\d/.test(word.text)) return true;
  return word.script === "latin"
    ? english.has(word.text) || mongolian.has(fold(word.text))
    : mongolian.has(fold(word.text));
}

const english = new Set(
  (
    "the and for with that this from are our you have has had was were who whom not but your will can could into over their they them there then than " +
    "which what when where why how need needs needed want wants wanted looking look seek seeking somebody someone person people anyone all any some each every both " +
    "few more most other others such only own same very just also too about above after again against before below between because been being did does doing done down " +
    "during further here hers him his its itself let make makes made making may might must nor now off once one two three four five six seven eight nine ten out she should " +
    "so still take takes took taken under until upon use used using uses way well while work works worked working would year years month months week weeks day days " +
    "hour hours today already always never ever often since without within across along around among per via like good great new old first last next many much less least " +
    "little big small large get gets got give gives given go goes went come comes came know knows knew known see sees seen say says said think keep kept put run runs ran set " +
    "want thing things part time full help helps team teams company companies startup project projects idea ideas business partner partners hundred thousand million " +
    "experience experienced skill skills able ready willing prefer preferred possible enough almost nearly even yet own my me mine we us i it he in on at by to of or as an a is be if no do"
  ).split(" "),
);

const mongolian = new Set(
  (
    "нь байна байгаа байсан байдаг байх байж бол болон болно болох болсон юм юу энэ тэр эдгээр тэдгээр тэд бид бидэнд бидний манай манайх миний надад минь би чи та тань өөр өөрийн өөрөө бусад бүх бүгд бүр " +
    "гэж гэсэн гэх гэдэг гээд л ч ба мөн бас харин гэхдээ гэвч учир тул тийм ийм ямар хэн хаана хэзээ яаж хэрэг хэрэгтэй шаардлагатай хийх хийдэг хийж хийсэн хийнэ хийе хайж хайна хүн хүмүүс хүнтэй " +
    "нэг хоёр гурав гурван дөрөв дөрвөн тав таван зургаа зургаан долоо долоон найм найман ес есөн арав арван хорин гучин зуун мянга мянган сая олон цөөн их бага маш илүү хамгийн дээр доор дотор гадна хойш өмнө дараа хамт хооронд талаар тухай " +
    "авах авна авдаг авсан өгөх өгнө өгдөг өгсөн чадна чаддаг чадах мэднэ мэддэг мэдэх гарна гарсан гарах орох орсон ирэх ирсэн явах үед одоо цаг цагаар өдөр сар сарын жил жилийн жилээс ажил ажлын ажиллах ажиллаж ажилласан ажилладаг " +
    "баг багийн компани төсөл санаа шинэ сайн том жижиг боломжтой туршлага туршлагатай тус болгон дахь дэх руу рүү шиг гуай биш үгүй гүй зэрэг зэргийг хүсэж хүсдэг ганц бүхий хүртэл эхний сүүлийн гаруй орчим тутам болгох болж ажиллана"
  )
    .split(" ")
    .map(fold),
);

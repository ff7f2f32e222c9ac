/** Mongolian endings go to the word "сайт", so that they are right whatever the name. */
const endings: Readonly<Record<string, string>> = {
  ын: "ын",
  ынх: "ынх",
  ыг: "ыг",
  д: "ад",
  аас: "аас",
  аар: "аар",
  тай: "тай",
};

/** Words of the program with the site's own name in the place of the product's, but where they say what that name means. */
export function withSiteName(text: string, language: "en" | "mn", name: string): string {
  if (language === "en") return text.replace(/Khamt(?! \(Хамт\)| means)/gu, () => name);
  return text.replace(/«Хамт»(?! гэдэг)(?:-(\p{L}+))?/gu, (_whole, ending: string | undefined) =>
    ending === undefined ? `«${name}»` : `«${name}» сайт${endings[ending] ?? ending}`,
  );
}

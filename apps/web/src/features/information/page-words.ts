/** A page of text: what it is about in one sentence, and its sections. */
export type PageWords = {
  title: string;
  intro: string;
  sections: { title: string; paragraphs: string[] }[];
};

export const page = (
  title: string,
  intro: string,
  ...sections: [title: string, ...paragraphs: string[]][]
): PageWords => ({
  title,
  intro,
  sections: sections.map(([heading, ...paragraphs]) => ({ title: heading, paragraphs })),
});

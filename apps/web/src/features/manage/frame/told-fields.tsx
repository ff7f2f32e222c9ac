import { Fragment } from "react";
import type { FieldOf } from "../../../ui/forms/form.tsx";
import { TextArea, TextField } from "../../../ui/forms/text-field.tsx";
import { ending, useOwnFirst } from "./own-first.ts";

type ToldName = `${"title" | "text"}${(typeof ending)[keyof typeof ending]}`;

type ToldFieldsProps = {
  words: Readonly<Record<ToldName, string>>;
  lengths: { title: number; text: number };
  rows: number;
  field: FieldOf<ToldName>;
};

/** Title and text of what members are told, in both languages. */
export function ToldFields({ words, lengths, rows, field }: ToldFieldsProps) {
  const languages = useOwnFirst();
  return languages.map((language) => {
    const [title, text] = [`title${ending[language]}`, `text${ending[language]}`] as const;
    return (
      <Fragment key={language}>
        <TextField
          label={words[title]}
          lang={language}
          maxLength={lengths.title}
          autoComplete="off"
          aria-required
          {...field(title)}
        />
        <TextArea
          label={words[text]}
          lang={language}
          maxLength={lengths.text}
          rows={rows}
          aria-required
          {...field(text)}
        />
      </Fragment>
    );
  });
}

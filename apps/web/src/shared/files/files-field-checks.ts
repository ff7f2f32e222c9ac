import { extensionOf } from "./upload.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Words } from "../../lib/language/index.ts";

export const documentTypes = [".pdf", ".jpg", ".jpeg", ".png"] as const;
export const pictureTypes = [".jpg", ".jpeg", ".png"] as const;

const mostBytes = 10 * 1024 * 1024;

export type Problem = {
  title: string;
  text: string;
};

type Limits = {
  types: readonly string[];
  most: number;
  /** How many stand in the field already. */
  taken: number;
};

/** What of a choice may be uploaded, and what is wrong with the rest. Over the limit nothing of it may. */
export function checkChoice(
  files: readonly File[],
  { types, most, taken }: Limits,
  words: Words["files"],
): { good: File[]; problems: Problem[] } {
  const { limit, type, size, empty } = words;
  if (taken + files.length > most)
    return { good: [], problems: [{ title: limit.title, text: limit.text(most) }] };
  const wrong = files.filter(({ name }) => !types.includes(extensionOf(name)));
  const known = files.filter((file) => !wrong.includes(file));
  const large = known.filter((file) => file.size > mostBytes);
  const blank = known.filter((file) => file.size === 0);
  return {
    good: known.filter((file) => !large.includes(file) && !blank.includes(file)),
    problems: [
      ...(wrong.length > 0 ? [{ title: type.title, text: type.text(namesOf(wrong), types.join(", ")) }] : []),
      ...(large.length > 0 ? [{ title: size.title, text: size.text(namesOf(large)) }] : []),
      ...(blank.length > 0 ? [{ title: empty.title, text: empty.text(namesOf(blank)) }] : []),
    ],
  };
}

/** One toast at a time: the field itself lists them all. */
export function showProblems([first]: readonly Problem[]): void {
  if (first !== undefined) showToast({ title: first.title, description: first.text, tone: "destructive" });
}

function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(", ");
}

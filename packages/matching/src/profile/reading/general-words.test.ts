import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createTextReader } from "./read-text.ts";

const reader = createTextReader(createLanguage(), true);
const termsIn = (entry: string) => reader.tag(entry, 1).flatMap(({ parts }) => parts.map(({ term }) => term));

test.each([
  ["advanced Excel", "Excel"],
  ["strong accounting background", "accounting"],
  ["hands-on welding", "welding"],
  ["Figma - intermediate", "Figma"],
  ["React is a plus", "React"],
  ["understanding of contract law", "contract law"],
  ["гагнуур анхан шат", "гагнуур"],
  ["Excel дунд түвшин", "Excel"],
  ["нягтлан бодох мэргэжил", "нягтлан бодох"],
  ["гэрээний эрх зүйн ойлголттой", "гэрээний эрх зүй"],
  ["React бүрэн эзэмшсэн", "React"],
])("how well it is known is none of what is known: “%s” is “%s”", (entry, known) =>
  expect(termsIn(entry)).toEqual(termsIn(known)),
);

test.each([
  ["үйл ажиллагааны удирдлагын ойлголттой", "үйл ажиллагааны удирдлага"],
  ["deep learning", "deep learning"],
  ["business development ability", "business development"],
])("but what belongs to a name stays: “%s” is “%s”", (entry, known) => {
  expect(termsIn(entry)).toEqual(termsIn(known));
  expect(termsIn(entry)).not.toEqual(termsIn(known.split(" ").at(-1) ?? ""));
});

import type { Control, FormField } from "../form-description.ts";

/** Side by side where there is room; the others take the whole width. */
const narrow: readonly Control[] = ["line", "sum", "number", "email", "url", "phone", "timezone", "select"];

/** Of each field how many of two columns it takes. A line with nothing beside it, such as a title, takes both. */
export function widthsOf(fields: readonly FormField[]): (1 | 2)[] {
  const isNarrow = (field: FormField | undefined) => field !== undefined && narrow.includes(field.control);
  let column = 0;
  return fields.map((field, at) => {
    const isAlone = field.control === "line" && column === 0 && !isNarrow(fields[at + 1]);
    const width = isNarrow(field) && !isAlone ? 1 : 2;
    column = width === 1 ? (column + 1) % 2 : 0;
    return width;
  });
}

/** Options of a select, in the order of the vocabulary. */
export function optionsOf<const Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** The label of a value that may also be free text: then the text itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** Words that stand in a field of tags and are not added yet: a draft keeps them as tags. */
export function withPendingTags<Values extends Record<string, unknown>>(
  values: Values,
  form: HTMLFormElement | null,
): Values {
  const fields = form?.querySelectorAll<HTMLInputElement>("input[role=combobox][name]") ?? [];
  const pending = [...fields].filter(({ name, value }) => value.trim() !== "" && Array.isArray(values[name]));
  const added = pending.map(({ name, value }) => [name, [...(values[name] as string[]), value.trim()]]);
  return { ...values, ...Object.fromEntries(added) };
}

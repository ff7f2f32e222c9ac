// Records whose names or values the compiler cannot follow by itself. Small: the browser loads this file with every page.

/** The names of a record in their order, as its type has them. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record).filter((name) => isNameOf(record, name));
}

/** Whether a record has something of its own under a name. */
export function isNameOf<Name extends string>(
  record: Readonly<Partial<Record<Name, unknown>>>,
  name: string,
): name is Name {
  return Object.hasOwn(record, name);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a value of unknown shape has under a name; undefined where it has nothing there. */
export function valueAt(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** Of a record what it has under some of its names. */
export function pick<Value extends object, const Name extends keyof Value>(
  value: Value,
  names: readonly Name[],
): Pick<Value, Name> {
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<Value, Name>;
}

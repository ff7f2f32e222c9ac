import { plural } from "@khamt/language/format";

/** Of English: "1 report", "2 reports". */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plural(count, "en", { one, other })}`;
}

/** With what it is about, where that has a name. */
export function about(said: string, what: string | undefined): string {
  return what === undefined ? said : `${said}: ${what}`;
}

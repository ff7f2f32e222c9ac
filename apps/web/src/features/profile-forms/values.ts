import { isRecord } from "@khamt/contract/records";
import type { Control, FormDescription, FormField } from "./form-description.ts";

/** What stands in the form, right or wrong: numbers as they are typed. */
export type FormValues = Record<string, unknown>;

const published: FormField = { name: "isPublished", control: "switch" };

/** All fields in the order of the form; whether it is published is asked by every form. */
export function fieldsOf({ sections }: FormDescription): readonly FormField[] {
  return [...sections.flatMap(({ fields }) => fields), published];
}

/** Required fields that are still empty. */
export function openFields(description: FormDescription, values: Readonly<FormValues>): string[] {
  const open = fieldsOf(description).filter(
    ({ name, isRequired }) => isRequired === true && isEmpty(values[name]),
  );
  return open.map(({ name }) => name);
}

/** What a new form begins with. */
export function blankValues(description: FormDescription): FormValues {
  const given: FormValues = { isPublished: true, ...description.defaults };
  return Object.fromEntries(
    fieldsOf(description).map(({ name, control }) => [name, given[name] ?? blankOf(control)]),
  );
}

/** A stored profile as the form shows it. */
export function valuesOf(description: FormDescription, entity: Readonly<FormValues>): FormValues {
  return Object.fromEntries(
    fieldsOf(description).map(({ name, control }) => {
      const value = entity[name];
      const shown = shownValue(control, value);
      return [name, isFitting(control, shown) ? shown : blankOf(control)];
    }),
  );
}

/** Of what was kept somewhere, all that fits into the form. */
export function fittingValues(description: FormDescription, kept: Readonly<FormValues>): FormValues {
  const fitting = fieldsOf(description).filter(({ name, control }) => isFitting(control, kept[name]));
  return Object.fromEntries(fitting.map(({ name }) => [name, kept[name]]));
}

/** What the contract's input expects. */
export function inputOf(description: FormDescription, values: Readonly<FormValues>): FormValues {
  return Object.fromEntries(
    fieldsOf(description).map(({ name, control }) => [name, inputValue(control, values[name])]),
  );
}

/** What is wrong, of a list also with which entry. */
export function withEntry(problem: string, { list, at }: { list: unknown; at: unknown }): string {
  const entry: unknown = Array.isArray(list) ? list[Number(at)] : undefined;
  return typeof entry === "string" ? `${problem}\n${entry.trim()}` : problem;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : value === null || value === undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function inputValue(control: Control, value: unknown): unknown {
  if (control === "select") return value === "" ? undefined : value;
  if (control === "lines" && typeof value === "string") return linesOf(value);
  return control === "number" && typeof value === "string" ? numberOf(value) : value;
}

function shownValue(control: Control, value: unknown): unknown {
  if (control === "lines" && isTextList(value)) return value.join("\n");
  return typeof value === "number" ? String(value) : value;
}

function linesOf(typed: string): string[] {
  return typed.split("\n").filter((line) => line.trim() !== "");
}

/** Null for nothing; not a number for what is none. */
function numberOf(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, "");
  if (digits === "") return null;
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function blankOf(control: Control): unknown {
  if (control === "tags" || control === "files") return [];
  if (control === "switch") return false;
  if (control === "image") return null;
  return control === "preferences" ? {} : "";
}

function isFitting(control: Control, value: unknown): boolean {
  if (control === "tags" || control === "files") return isTextList(value);
  if (control === "switch") return typeof value === "boolean";
  if (control === "image") return value === null || typeof value === "string";
  return control === "preferences" ? isPreferences(value) : typeof value === "string";
}

function isPreferences(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((wish) => isRecord(wish) && isWish(wish));
}

function isWish({ importance, values }: FormValues): boolean {
  return typeof importance === "string" && isTextList(values);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

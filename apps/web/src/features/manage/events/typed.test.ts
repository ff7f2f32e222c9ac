import { expect, test } from "vitest";
import { hour } from "@khamt/contract/durations";
import { toField } from "../../../shared/events/when.ts";
import { faultsOf, type Typed, typedOf } from "./typed.ts";
import words from "./words/manage-events.en.ts";

const t = words.form;
const inHours = (hours: number) => toField(new Date(Date.now() + hours * hour).toISOString());
const timesOf = (typed: Typed, before: Typed) => {
  const { begins, ends } = faultsOf(typed, { t, before });
  return { begins, ends };
};

test("a time that is missing is asked for", () => {
  const made = typedOf(undefined);
  expect(timesOf(made, made)).toEqual({ begins: t.noTime, ends: t.noEnd });
  expect(timesOf({ ...made, begins: "T" }, made)).toEqual({ begins: t.noTime, ends: t.noEnd });
});

test("times that are over are refused beside their fields, unless the event had them before", () => {
  const made = typedOf(undefined);
  const over = { ...made, begins: inHours(-5), ends: inHours(-3) };
  expect(timesOf(over, made)).toEqual({ begins: t.past, ends: t.past });
  expect(timesOf({ ...over, ends: inHours(3) }, made)).toEqual({ begins: t.past, ends: undefined });
  expect(timesOf({ ...over, begins: inHours(1), ends: inHours(3) }, made)).toEqual({});
  expect(timesOf({ ...over, titleEn: "Mended" }, over)).toEqual({});
  expect(timesOf({ ...over, ends: inHours(-2) }, over)).toEqual({ begins: undefined, ends: t.past });
  expect(timesOf({ ...over, ends: inHours(-6) }, over)).toEqual({ begins: undefined, ends: t.noEnd });
});

test("places are a whole number as people write it, or nothing", () => {
  const made = typedOf(undefined);
  const faultOf = (places: string) => faultsOf({ ...made, places }, { t, before: made }).places;
  for (const places of ["", " ", "1", " 20 ", "5000"]) expect(faultOf(places), places).toBeUndefined();
  for (const places of ["0", "-5", "5001", "1e3", "0x10", "12,5", "12.0", "２０", "all"])
    expect(faultOf(places), places).toBe(t.noPlaces(5000));
});

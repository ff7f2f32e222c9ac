// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { failOnConsole, takeMessages } from "../../test/console.ts";
import { useLanguage } from "./index.ts";

failOnConsole();

it("can't be asked for outside its context", () => {
  expect(() => renderHook(() => useLanguage())).toThrow("useLanguage needs a LanguageContext around it.");
  takeMessages("error");
});

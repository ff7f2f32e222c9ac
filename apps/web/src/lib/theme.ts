import { useSyncExternalStore } from "react";
import { writeCookie } from "./cookie.ts";
import { createListeners } from "./listeners.ts";

/** Colours are in theme.css; this says which of its two sides is shown. "system" leaves it to the device. */
export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const listeners = createListeners();

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  writeCookie("khamt-theme", theme);
  listeners.tell();
}

export function useTheme(): Theme {
  return useSyncExternalStore(listeners.add, currentTheme, () => "system" as const);
}

function currentTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

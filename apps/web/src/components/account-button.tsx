import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAuth } from "../lib/auth/index.ts";
import { defineCatalogue, useLanguage, type Language } from "../lib/language/index.ts";
import type { ButtonLook } from "./button-style.ts";
import { Button } from "./button.tsx";
import { showToast } from "./toast-store.ts";

/** Wanted by members alone, and by them only after a click. */
const notOpenCatalogue = defineCatalogue("components/not-open-catalogue", {
  en: () => import("./not-open-catalogue.en.ts"),
  mn: () => import("./not-open-catalogue.mn.ts"),
});

/** An action between members: a visitor is asked to sign in, and is then back where the action is. */
export function AccountButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { user, askToSignIn } = useAuth();
  const language = useLanguage();
  const router = useRouter();
  const onClick = () => {
    if (user === null) askToSignIn({ next: router.state.location.href });
    else void sayNotOpen(language);
  };
  return (
    <Button {...look} aria-haspopup={user === null ? "dialog" : undefined} onClick={onClick}>
      {children}
    </Button>
  );
}

async function sayNotOpen(language: Language): Promise<void> {
  const { title, text } = await notOpenCatalogue.load(language);
  showToast({ title, description: text });
}

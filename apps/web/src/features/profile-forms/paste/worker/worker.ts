// Reads a pasted text beside the page, so that it stays responsive. It fetches nothing and keeps nothing.
import type { LanguageResources } from "@khamt/language";
import { openLanguage } from "@khamt/language/compiled";
import { serve } from "../../../../lib/worker/serve.ts";
import { readText } from "../read/read-text.ts";
import type { Calls } from "./protocol.ts";

let language: LanguageResources | undefined;

serve<Calls>({
  learn: ({ graph }) => {
    language = openLanguage(new Uint8Array(graph));
  },
  read: ({ kind, text }) => {
    if (language === undefined) throw new Error("nothing was learned yet");
    return readText({ kind, text, language, today: new Date() });
  },
});

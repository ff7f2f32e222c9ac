import { createLanguageOf, type LanguageResources } from "../language.ts";
import { decodeConcepts } from "./decode.ts";

export { encodeConcepts } from "./encode.ts";

/** The resources of a graph that came as bytes. */
export function openLanguage(bytes: Uint8Array): LanguageResources {
  return createLanguageOf(decodeConcepts(bytes));
}

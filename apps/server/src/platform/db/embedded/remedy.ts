import { operatorWords } from "../../words/operator/index.ts";

/** What whoever runs the server can do about what the engine reports; `otherwise` where its words don't tell. */
export function remedyFor(reason: string, otherwise: string): string {
  if (/no space left|ENOSPC/i.test(reason)) return operatorWords().diskFull;
  if (/permission denied|EACCES|EPERM/i.test(reason)) return operatorWords().filesOfOthers;
  return otherwise;
}

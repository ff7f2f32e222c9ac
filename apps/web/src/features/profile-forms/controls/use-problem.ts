import { isNameOf } from "@khamt/contract/records";
import { useFormState } from "react-hook-form";
import { catalogue, useT, type Words } from "../../../lib/language/index.ts";
import { useEngine } from "../engine.ts";

type Problems = Words["forms"]["problems"];

/** What is wrong with a field, in words; it alone renders when that changes. */
export function useProblem(name: string): string | undefined {
  const inWords = useProblemText();
  const { control } = useEngine().methods;
  const { errors } = useFormState({ control, name, exact: true });
  return inWords(errors[name]?.message);
}

/** As much of an entry as tells which it is. */
const longestEntry = 40;

/** Of "tooLong 120": the sentence, with its number; of an entry of a list, which one it is. */
export function useProblemText(): (message: unknown) => string | undefined {
  const { problems } = useT(catalogue("forms"));
  const { quoted } = useT(catalogue("ui"));
  return (message) => {
    if (typeof message !== "string") return undefined;
    const [problem = "", entry] = message.split("\n");
    const said = sayProblem(problems, problem);
    if (entry === undefined) return said;
    const shown = entry.length > longestEntry ? `${entry.slice(0, longestEntry).toWellFormed()}…` : entry;
    return `${quoted(shown)}: ${said}`;
  };
}

function sayProblem(problems: Problems, message: string): string {
  const [id = "", ...numbers] = message.split(" ");
  const say: ((...numbers: number[]) => string) | undefined = isNameOf(problems, id)
    ? problems[id]
    : undefined;
  return say === undefined ? message : say(...numbers.map(Number));
}

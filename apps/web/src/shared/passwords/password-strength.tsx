import {
  passwordRules,
  passwordScore,
  passwordStrength,
  type PasswordStrength as Strength,
} from "@khamt/contract/password";
import { namesOf } from "@khamt/contract/records";
import Check from "lucide-react/icons/check";
import Circle from "lucide-react/icons/circle";
import { catalogue, useT } from "../../lib/language/index.ts";

const rules = namesOf(passwordRules);

const bars: Record<Strength, string> = { weak: "bg-danger-fill", medium: "bg-next", strong: "bg-brand-fill" };

/** The five rules with a tick at each that holds, and the word for how many do. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useT(catalogue("passwords"));
  const score = passwordScore(password);
  const strength = passwordStrength(score);
  return (
    <div className="text-sm">
      <div className="flex items-center gap-3">
        <div
          {...{ role: "meter", "aria-valuemin": 0, "aria-valuemax": rules.length, "aria-valuenow": score }}
          aria-label={t.strength}
          aria-valuetext={t.strengths[strength]}
          className="flex grow gap-1"
        >
          {rules.map((rule, index) => (
            <span
              key={rule}
              className={`h-1.5 grow rounded-full ${index < score ? bars[strength] : "bg-line"}`}
            />
          ))}
        </div>
        <span aria-live="polite" className="min-w-16 text-right font-semibold">
          {password !== "" && t.strengths[strength]}
        </span>
      </div>
      <ul className="mt-2 grid gap-x-4 gap-y-1 text-muted sm:grid-cols-2">
        {rules.map((rule) => (
          <RuleLine key={rule} words={t.rules[rule]} holds={passwordRules[rule](password)} />
        ))}
      </ul>
    </div>
  );
}

function RuleLine({ words, holds }: { words: string; holds: boolean }) {
  const t = useT(catalogue("passwords"));
  const Mark = holds ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${holds ? "text-ink" : ""}`}>
      <Mark aria-hidden="true" className={`size-4 shrink-0 ${holds ? "text-brand" : "p-0.5 opacity-60"}`} />
      {words}
      <span className="sr-only">: {holds ? t.met : t.open}</span>
    </li>
  );
}

// The rules of a password, the same in the form and on the server. No schema here: the browser loads this file.

export const passwordLength = { least: 8, most: 128 } as const;
export const leastPasswordScore = 3;

const symbols = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?~`]/;

/** One for each of the five rules, in the order in which a form lists them. */
export const passwordRules = {
  length: (password: string) => password.length >= passwordLength.least,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  symbol: (password: string) => symbols.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;
export type PasswordStrength = "weak" | "medium" | "strong";

/** How many of the five rules hold. */
export function passwordScore(password: string): number {
  return Object.values(passwordRules).filter((holds) => holds(password)).length;
}

export function passwordStrength(score: number): PasswordStrength {
  if (score < 2) return "weak";
  return score < 4 ? "medium" : "strong";
}

const generated = {
  length: 12,
  groups: ["ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "23456789", "!@#$%^&*"],
} as const;

/** 12 characters with at least one of each group. `below(n)` gives a whole number from 0 to n - 1, evenly and unguessably. */
export function generatePassword(below: (limit: number) => number): string {
  const all = generated.groups.join("");
  const pick = (from: string) => from.charAt(below(from.length));
  const characters = Array.from({ length: generated.length }, (_, index) =>
    pick(generated.groups[index] ?? all),
  );
  for (let index = characters.length - 1; index > 0; index -= 1) {
    const other = below(index + 1);
    [characters[index], characters[other]] = [characters[other] ?? "", characters[index] ?? ""];
  }
  return characters.join("");
}

import type { PasswordRule, PasswordStrength } from "@khamt/contract/password";

const rules: Record<PasswordRule, string> = {
  length: "At least 8 characters",
  uppercase: "An uppercase letter",
  lowercase: "A lowercase letter",
  digit: "A number",
  symbol: "A symbol, such as ! or #",
};
const strengths: Record<PasswordStrength, string> = { weak: "Weak", medium: "Medium", strong: "Strong" };

const password = {
  password: "Password",
  newPassword: "New password",
  confirmation: "Confirm password",
  show: "Show password",
  hide: "Hide password",
  strength: "Password strength",
  strengths,
  rules,
  met: "met",
  open: "not met yet",
  match: "Passwords match.",
  mismatch: "Passwords do not match.",
  notStrong: "Password is not strong enough. Include uppercase, lowercase, numbers, and symbols.",
  generate: "Generate a password",
  generated: "A strong password is in both fields. Keep it in your password manager.",
  copy: "Copy the password",
  copied: "Copied!",
  notCopied: "The browser did not let us copy. Select the password and copy it yourself.",
};

export default password;

declare module "../../../lib/language/words.ts" {
  interface Words {
    passwords: typeof password;
  }
}

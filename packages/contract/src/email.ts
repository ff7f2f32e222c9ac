/** An address of mail as zod has it, written so that the `pattern` of an input takes it too. */
export const emailPattern =
  // oxlint-disable-next-line no-useless-escape -- such a `pattern` has the flag v
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+\-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

/** Whether the server takes it. Blanks around it don't count. */
export function isEmail(typed: string): boolean {
  return emailPattern.test(typed.trim()) && typed.trim().length <= longestEmail;
}

export const longestEmail = 254;

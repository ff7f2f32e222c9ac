type Applying = {
  /** The listing that a profile is made for, to apply to it. */
  applying?: string | undefined;
};

export function readApplying({ applying }: Record<string, unknown>): Applying {
  return typeof applying === "string" && /^[0-9a-f-]{36}$/i.test(applying) ? { applying } : {};
}

type Applying = {
  /** The listing that a profile is made for, to apply to it. */
  applying?: string | undefined;
  /** It is made to post a project in its name. */
  posting?: "now" | undefined;
};

export function readApplying({ applying, posting }: Record<string, unknown>): Applying {
  if (posting === "now") return { posting };
  return typeof applying === "string" && /^[0-9a-f-]{36}$/i.test(applying) ? { applying } : {};
}

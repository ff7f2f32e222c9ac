const oneYear = 31_536_000;

/** A preference that the server needs for the next page: readable by both, sent to our own site only. */
export function writeCookie(name: "khamt-lang" | "khamt-theme", value: string): void {
  const secure = globalThis.location.protocol === "https:" ? "; Secure" : "";
  // The Cookie Store API is not in every browser that we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax${secure}`;
}

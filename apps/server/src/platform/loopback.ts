/** Only who sits at this computer reaches such an address. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    plain === "localhost" ||
    plain.endsWith(".localhost") ||
    plain === "::1" ||
    /^127(?:\.\d{1,3}){3}$/.test(plain)
  );
}

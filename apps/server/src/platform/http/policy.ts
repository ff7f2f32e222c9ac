import { reportPolicy, splitCall } from "@khamt/contract/calls";

/**
 * The content security policy of everything that the server sends. Pages hand in the hashes of their inlined style
 * sheets; style attributes are allowed, inline scripts never.
 */
export function contentSecurityPolicy({
  styleHashes = [],
}: { styleHashes?: readonly string[] } = {}): string {
  const styles = styleHashes.map((hash) => `'${hash}'`);
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", ...styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    // Of the web app's workers and its page without a network; no other policy can be made, and each of these once.
    "trusted-types": ["khamt-worker", "khamt-offline"],
    "report-uri": [splitCall(reportPolicy).path],
  });
}

/** The reference reader builds its page with inline styles and markup; only its own path gets this. */
export function referencePolicy({ scriptHashes }: { scriptHashes: readonly string[] }): string {
  return policy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'", "blob:"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
  });
}

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

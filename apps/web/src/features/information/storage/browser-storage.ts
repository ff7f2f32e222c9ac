/** Everything that the site keeps in a browser, by the name under which the browser shows it. */
export const browserStorage = {
  cookies: [
    { id: "session", name: "__Host-khamt" },
    { id: "device", name: "__Host-khamt-device" },
    { id: "flow", name: "__Host-khamt-flow" },
    { id: "step", name: "__Host-khamt-step" },
    { id: "appeal", name: "__Host-khamt-appeal" },
    { id: "language", name: "khamt-lang" },
    { id: "theme", name: "khamt-theme" },
  ],
  browser: [
    { id: "user", name: "khamt-user" },
    { id: "saved", name: "khamt-saved-matches" },
    { id: "draft", name: "khamt-draft-…" },
    { id: "place", name: "khamt-place-…" },
    { id: "application", name: "khamt-application-…" },
    { id: "story", name: "khamt-story-…" },
    { id: "form", name: "khamt-form-…" },
    { id: "message", name: "khamt-message-…" },
    { id: "outbox", name: "khamt-outbox-…" },
    { id: "signedOut", name: "khamt-signed-out" },
    { id: "invitation", name: "khamt-invitation-…" },
    { id: "wishes", name: "khamt-wishes" },
    { id: "compared", name: "khamt-compared-…" },
    { id: "scroll", name: "tsr-scroll-restoration-v1_3" },
    { id: "reload", name: "tanstack_router_reload:…" },
    { id: "vault", name: "khamt-private" },
  ],
} as const;

export type StorageName = (typeof browserStorage)["cookies" | "browser"][number]["id"];

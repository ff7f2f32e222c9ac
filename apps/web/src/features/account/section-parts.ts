import type { Account } from "@khamt/contract";
import { lazyPart } from "../../lib/lazy-part.tsx";
import type { SectionName } from "./sections.ts";

type SectionPart = ReturnType<typeof lazyPart<{ account: Account }>>;

/** Each section comes when it is opened. */
export const sectionParts: Record<SectionName, SectionPart> = {
  account: lazyPart(() => import("./email-section.tsx")),
  language: lazyPart(() => import("./language-section.tsx")),
  theme: lazyPart(() => import("./theme-section.tsx")),
  notifications: lazyPart(() => import("./notification-section.tsx")),
  privacy: lazyPart(() => import("./privacy-section.tsx")),
  connections: lazyPart(() => import("./connection-section.tsx")),
  devices: lazyPart(() => import("./device-section.tsx")),
  security: lazyPart(() => import("./security-section.tsx")),
  data: lazyPart(() => import("./data-section.tsx")),
};

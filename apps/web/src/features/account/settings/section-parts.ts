import type { Account } from "@khamt/contract";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { SectionName } from "./sections.ts";

type SectionPart = ReturnType<typeof lazyPart<{ account: Account }>>;

/** Each section comes when it is opened. */
export const sectionParts: Record<SectionName, SectionPart> = {
  account: lazyPart(() => import("../sign-in/email-section.tsx")),
  language: lazyPart(() => import("./language-section.tsx")),
  theme: lazyPart(() => import("./theme-section.tsx")),
  notifications: lazyPart(() => import("../notifications/notification-section.tsx")),
  privacy: lazyPart(() => import("../privacy/privacy-section.tsx")),
  verified: lazyPart(() => import("../verification/verification-section.tsx")),
  connections: lazyPart(() => import("../privacy/connection-section.tsx")),
  devices: lazyPart(() => import("../sign-in/device-section.tsx")),
  security: lazyPart(() => import("../sign-in/security-section.tsx")),
  data: lazyPart(() => import("../data/data-section.tsx")),
};

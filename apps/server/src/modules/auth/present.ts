import type { Device } from "@khamt/contract";
import type { Session } from "../../platform/auth/sessions.ts";

export function presentDevice({ sid, content }: Session, current: Session): Device {
  return {
    id: sid,
    isCurrent: sid === current.sid,
    browser: content.browser,
    system: content.system,
    signedInAt: content.signedInAt,
    lastUsedAt: content.lastUsedAt,
  };
}

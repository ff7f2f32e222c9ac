import type { ServiceId } from "@khamt/contract/service";
import { hasTexts, readKept, writeKept } from "../../lib/device-draft.ts";

/** What stands in the form, right or wrong. */
export interface Typed {
  /** Made before the first try to send: a retry bears the same. */
  id: string;
  need: string;
  preferredTime: string;
}

interface Kept extends Typed {
  /** Empty: a visitor, who may sign in by then. */
  owner: string;
}

const storageKey = (service: ServiceId) => `khamt-service-request-${service}`;

/** In this tab only. Nothing of what another member has typed. */
export function readDraft(owner: string, service: ServiceId): Typed {
  const kept = readKept(storageKey(service), toKept, "sessionStorage");
  const isReaders = kept !== undefined && (kept.owner === "" || kept.owner === owner);
  return isReaders ? kept : { id: crypto.randomUUID(), need: "", preferredTime: "" };
}

/** Undefined forgets it. */
export function writeDraft(owner: string, service: ServiceId, typed: Typed | undefined): void {
  writeKept(storageKey(service), typed && { ...typed, owner }, "sessionStorage");
}

function toKept(value: unknown): Kept | undefined {
  return hasTexts(value, ["id", "need", "preferredTime", "owner"]) ? value : undefined;
}

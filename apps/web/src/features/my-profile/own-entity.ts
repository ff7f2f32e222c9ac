import type { OwnCofounder, OwnCompany, OwnIdea, OwnProject } from "@khamt/contract";
import { wantedFields } from "@khamt/contract/completeness";
import type { EntityKind } from "@khamt/contract/vocabulary";
import { type Own, ownCalls } from "../../shared/own-profiles/own-profiles.ts";
import { nameOfProfile } from "../../shared/profiles/public-profile.ts";
import { type Api, unlessChanged } from "../../lib/api.ts";

/** One of the member's own, whatever its kind. */
export type OwnEntity = {
  kind: EntityKind;
  name: string;
  /** As it was read: what is sent back when only its publishing changes. */
  entity: Own;
  /** Fields that would make it better; those without which it is not listed are in `entity.missing`. */
  wanted: readonly string[];
};

export type ListedState =
  | "held"
  | "listed"
  | "paused"
  | "incomplete"
  | "hidden"
  | "beside-company"
  | "expired"
  | "closed";

export const ofCofounder = (entity: OwnCofounder) => own("cofounder", entity);
export const ofIdea = (entity: OwnIdea) => own("idea", entity);
export const ofCompany = (entity: OwnCompany) => own("company", entity);
export const ofProject = (entity: OwnProject) => own("project", entity);

function own(kind: EntityKind, entity: Own): OwnEntity {
  const wanted = wantedFields(kind, entity).filter((field) => !entity.missing.includes(field));
  return { kind, name: nameOfProfile(entity), entity, wanted };
}

type Circumstances = {
  /** It was reported, or breaks a rule. */
  isHeld: boolean;
  /** The account keeps all its profiles out of sight. */
  hidesAll: boolean;
  /** It is a listing, and nobody finds its company. */
  lacksCompany: boolean;
};

export function listedState(entity: Own, { isHeld, hidesAll, lacksCompany }: Circumstances): ListedState {
  const { isPublished, missing } = entity;
  if (isHeld) return "held";
  if ("state" in entity && entity.state !== "open") return entity.state;
  if (!isPublished) return "paused";
  if (missing.length > 0) return "incomplete";
  if (hidesAll) return "hidden";
  return lacksCompany ? "beside-company" : "listed";
}

/** Lists or pauses it. Undefined where it has been changed since it was read: then it stays as it is. */
export function publish(api: Api, { kind, entity }: OwnEntity, isPublished: boolean) {
  const query = { version: entity.updatedAt, keeps: "draft" } as const;
  const body = { ...entity, isPublished };
  return unlessChanged(api.call(ownCalls[kind].update, { params: { id: entity.id }, query, body }));
}

export async function remove(api: Api, { kind, entity }: OwnEntity): Promise<void> {
  await api.call(ownCalls[kind].remove, { params: { id: entity.id } });
}

import type { EntityKind } from "@khamt/contract/vocabulary";
import { ApiError, type Api } from "../../lib/api.ts";
import type { OwnEntity } from "./own-entity.ts";

const paths: Readonly<Record<EntityKind, string>> = {
  cofounder: "/api/startup-cofounders",
  idea: "/api/startup-ideas",
  company: "/api/companies",
  project: "/api/project-listings",
};

/** Lists or pauses it. "conflict": it has been changed since it was read, and stays as it is. */
export async function publish(
  api: Api,
  { kind, entity }: OwnEntity,
  isPublished: boolean,
): Promise<"done" | "conflict"> {
  try {
    const query = { version: entity.updatedAt, keeps: "draft" };
    await api.put(`${paths[kind]}/${entity.id}`, { ...entity, isPublished }, query);
    return "done";
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return "conflict";
    throw error;
  }
}

export async function remove(api: Api, { kind, entity }: OwnEntity): Promise<void> {
  await api.delete(`${paths[kind]}/${entity.id}`);
}

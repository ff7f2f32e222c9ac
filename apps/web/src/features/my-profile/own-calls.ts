import { ownCalls } from "../../shared/own-profiles/own-profiles.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import type { OwnEntity } from "./own-entity.ts";

/** Lists or pauses it. "conflict": it has been changed since it was read, and stays as it is. */
export async function publish(
  api: Api,
  { kind, entity }: OwnEntity,
  isPublished: boolean,
): Promise<"done" | "conflict"> {
  try {
    const query = { version: entity.updatedAt, keeps: "draft" } as const;
    const body = { ...entity, isPublished };
    await api.call(ownCalls[kind].update, { params: { id: entity.id }, query, body });
    return "done";
  } catch (error) {
    if (error instanceof ApiError && error.body?.error === "conflict") return "conflict";
    throw error;
  }
}

export async function remove(api: Api, { kind, entity }: OwnEntity): Promise<void> {
  await api.call(ownCalls[kind].remove, { params: { id: entity.id } });
}

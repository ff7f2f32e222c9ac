import * as z from "zod";
import * as calls from "../calls/projects.ts";
import { idParams } from "../list.ts";
import { projectInput } from "../entities/project-input.ts";
import { closeInput, ownProject, project, projectDetail, projectListQuery } from "../entities/project.ts";
import { ownRoutes } from "./own.ts";
import type { Routes } from "./route.ts";

const tag = "Projects";

const own = ownRoutes({
  tag,
  calls: {
    get: calls.getOwnProject,
    list: calls.listOwnProjects,
    create: calls.createProject,
    update: calls.updateProject,
    remove: calls.deleteProject,
  },
  input: projectInput,
  output: ownProject,
  errors: { create: ["company-needed"], update: ["company-needed"] },
});

export const projectsRoutes = {
  listProjects: {
    call: calls.listProjects,
    summary: "Projects",
    tag,
    query: projectListQuery,
    answer: z.array(project),
    isPage: true,
  },
  getProject: {
    call: calls.getProject,
    summary: "One project listing",
    tag,
    params: idParams,
    answer: projectDetail,
    errors: ["not-found"],
  },
  closeProject: {
    call: calls.closeProject,
    summary: "Closes a listing and answers everybody who still waits",
    tag,
    params: idParams,
    body: closeInput,
    answer: ownProject,
    errors: ["not-found", "conflict"],
  },
  renewProject: {
    call: calls.renewProject,
    summary: "Keeps a listing open, or opens it again, for its whole time from now on",
    tag,
    params: idParams,
    answer: ownProject,
    errors: ["not-found", "conflict"],
  },
  getOwnProject: own.get,
  listOwnProjects: own.list,
  createProject: own.create,
  updateProject: own.update,
  deleteProject: own.remove,
} satisfies Routes;

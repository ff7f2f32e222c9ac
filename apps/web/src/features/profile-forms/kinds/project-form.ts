import { projectSections } from "@khamt/contract/fields/project";
import { describeForm } from "./describe-form.ts";

export const projectForm = describeForm("project", projectSections);

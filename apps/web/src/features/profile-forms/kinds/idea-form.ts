import { ideaSections } from "@khamt/contract/fields/idea";
import { describeForm } from "./describe-form.ts";

export const ideaForm = describeForm("idea", ideaSections);

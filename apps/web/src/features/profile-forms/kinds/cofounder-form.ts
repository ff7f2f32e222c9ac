import { cofounderSections } from "@khamt/contract/fields/cofounder";
import { describeForm } from "./describe-form.ts";

export const cofounderForm = describeForm("cofounder", cofounderSections);

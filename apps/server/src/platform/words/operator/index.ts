import { forOperator } from "../../operator-language.ts";
import { en } from "./operator.en.ts";
import { mn } from "./operator.mn.ts";

/** What whoever runs the server reads of its folders, database, backups and mail server. */
export const operatorWords = () => forOperator({ en, mn });

import { createPhrases } from "./phrases.ts";

export type TimeUnit = "hour" | "day" | "week" | "month" | "quarter" | "year";

export const timeUnits = createPhrases<TimeUnit>([
  { means: "hour", exact: "hour|hours|hr|hrs|h|цаг|tsag|cag|tsagt|cagt", mongolian: "цаг*" },
  { means: "week", exact: "week|weeks|wk|wks", mongolian: "7 хоног*|долоо хоног*|долоон хоног*|долоохоног*" },
  { means: "day", exact: "day|days", mongolian: "хоног*|өдөр*|өдр*" },
  { means: "month", exact: "month|months|mo|mos|mth|mths|sard", mongolian: "сар*" },
  { means: "quarter", exact: "quarter|quarters", mongolian: "улирал*|улирл*" },
  { means: "year", exact: "year|years|yr|yrs", mongolian: "жил*" },
]);

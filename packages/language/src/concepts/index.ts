import { context } from "./context.ts";
import { digital } from "./digital.ts";
import { industries } from "./industries.ts";
import { occupations } from "./occupations.ts";
import { places } from "./places.ts";
import { roles } from "./roles.ts";
import { skillsBusiness } from "./skills-business.ts";
import { skillsCreative } from "./skills-creative.ts";
import { skillsFurther } from "./skills-further.ts";
import { skillsMore } from "./skills-more.ts";
import { skillsTechnology } from "./skills-technology.ts";
import { skillsTrades } from "./skills-trades.ts";
import { topics } from "./topics.ts";
import { trades } from "./trades.ts";

/** The whole concept graph as its editors wrote it. */
export const conceptSources: readonly string[] = [
  skillsTechnology,
  skillsCreative,
  skillsBusiness,
  skillsTrades,
  skillsMore,
  skillsFurther,
  digital,
  trades,
  occupations,
  roles,
  industries,
  topics,
  context,
  places,
];

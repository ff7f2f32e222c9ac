/** Whoever signs up with one of these runs the site. */
export const administrators = { en: "boss-en@khamt.example", mn: "boss-mn@khamt.example" };

/** Of others who do, and decide about reports. */
export const moderators = { en: "guard-en@khamt.example", mn: "guard-mn@khamt.example" };
/** Of others who lead matching rounds. */
export const leaders = { en: "leader-en@khamt.example", mn: "leader-mn@khamt.example" };

/** Of others who run programmes. */
export const hosts = { en: "host-en@khamt.example", mn: "host-mn@khamt.example" };
/** Of others who look after members. */
export const keepers = { en: "keeper-en@khamt.example", mn: "keeper-mn@khamt.example" };
/** Of others who make programmes. */
export const registrars = { en: "registrar-en@khamt.example", mn: "registrar-mn@khamt.example" };
/** Of others who do, and read its figures. */
export const readersOfFigures = { en: "figures-en@khamt.example", mn: "figures-mn@khamt.example" };
/** Of others who introduce members to each other. */
export const matchmakers = { en: "matchmaker-en@khamt.example", mn: "matchmaker-mn@khamt.example" };
/** Of others who run a whole programme. */
export const organisers = { en: "organiser-en@khamt.example", mn: "organiser-mn@khamt.example" };
/** Of others who plan events. */
export const planners = { en: "planner-en@khamt.example", mn: "planner-mn@khamt.example" };
/** Of others who name mentors. */
export const mentorDesks = { en: "mentors-en@khamt.example", mn: "mentors-mn@khamt.example" };
/** All of them, as the servers of the tests are told. */
export const adminEmails = [
  administrators,
  moderators,
  leaders,
  hosts,
  keepers,
  registrars,
  readersOfFigures,
  matchmakers,
  organisers,
  planners,
  mentorDesks,
]
  .flatMap(Object.values<string>)
  .join(",");

/** Of who sets up a site of their own. */
export const founder = "founder@khamt.example";
/** Where the server with mail sends emails about services beside them. */
export const servicesEmail = "services@khamt.example";

/** Of both servers: a test can make the addresses that stand in letters. */
export const sessionSecret = "of the browser tests, and long enough";

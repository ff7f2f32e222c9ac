/** Most characters of what an operator says of the site. Free of code that checks: the browser loads it too. */
export const siteLengths = {
  name: 40,
  heroTitle: 80,
  heroIntro: 300,
  footer: 200,
  postal: 300,
  terms: 20_000,
} as const;

/** How a site is set up, in order. */
export const firstRunSteps = ["site", "mail", "programme", "invitation"] as const;
export type FirstRunStep = (typeof firstRunSteps)[number];

import { formatNumber } from "@khamt/language/format";

/** Words of the shared components; the root route loads them. */
const components = {
  loading: "Loading",
  close: "Close",
  more: (count: number) => `+${count} more`,
  compatible: (percent: number) => `${percent}% match`,
  noReviews: "No rating yet",
  starsOfFive: (stars: number) => `${stars} of 5 stars`,
  reviews: (count: number) => `(${count} ${count === 1 ? "review" : "reviews"})`,
  filters: "Filters",
  showFilters: (active: number) => (active === 0 ? "Filters" : `Filters (${active})`),
  showResults: "Show results",
  activeFilters: "Active filters",
  removeFilter: (label: string) => `Remove filter: ${label}`,
  clearFilters: "Clear all",
  /** How many there are if one filter is taken away. */
  without: (filter: string, count: number) => `Without ${filter}: ${formatNumber(count, "en")}`,
  loadMore: "Load more",
  shownOf: (shown: number, total: number | string) => `Showing ${shown} of ${total}`,
  missing: "Please fill this in.",
  tooLong: (most: number, excess: number) =>
    `${formatNumber(most, "en")} characters fit here. Shorten it by ${formatNumber(excess, "en")}.`,
  tooShort: (least: number) => `Write ${least} characters or more.`,
  half: {
    day: "Give a day, a month and a year that the calendar has.",
    time: "Give the hour and the minutes.",
    moment: "Give a day, a month and a year that the calendar has, and the time.",
  },
  emailForm: "Write the address like name@example.com.",
  failed: "Error!",
  failedHint: "The list could not be loaded. Check your connection and try again.",
  requestId: (id: string) => `Request number: ${id}`,
  retry: "Try again",
  corrected: (typed: string, used: string) => `No results for “${typed}”. Showing results for “${used}”.`,
  quoted: (words: string) => `“${words}”`,
  searchAll: "Search everywhere",
  backToFound: "Back to the results",
  ownTime: (when: string) => `By your clock: ${when}`,
  narrow: "The list ends here. Search or filter to see others.",
};

export default components;

declare module "../../lib/language/words.ts" {
  interface Words {
    ui: typeof components;
  }
}

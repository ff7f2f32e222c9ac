interface ComingPageWords {
  title: string;
  /** What the page will do. */
  intro: string;
  /** What can be done today. */
  now: string;
}

const page = (title: string, intro: string, now: string): ComingPageWords => ({ title, intro, now });

const coming = {
  status: "Opens with accounts",
  today: "What you can do today",
  links: {
    companies: "Companies",
    categories: "Categories",
    home: "Home",
  },
  pages: {
    services: page(
      "Additional services",
      "Business consulting, technical services and training, each with its price and a 7-day guarantee.",
      "Many listed companies offer consulting, development, design and marketing. You can look at them now.",
    ),
  },
};

export default coming;
export type ComingWords = typeof coming;

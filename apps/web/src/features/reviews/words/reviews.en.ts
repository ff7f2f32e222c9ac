const reviews = {
  write: "Write a review",
  named: (action: string, name: string) => `${action}: ${name}`,
  title: (company: string) => `How was working with ${company}?`,
  intro: "Everyone can read your review, with your name. You can write one for each finished project.",
  stars: "Stars",
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  starsMissing: "Choose one to five stars.",
  text: "In your words",
  textHint: "What went well, and what the next one should know. You may leave it empty.",
  send: "Publish review",
  sent: "Your review is published",
  list: {
    title: "Reviews",
    hint: "Only people who finished a project together can write one.",
    notCounted:
      "Not in the rating: that takes two accounts older than a week, at least three days of work, and counts once in ninety days for the same two.",
    loading: "Loading reviews",
    failure: "The reviews could not be loaded. Check your connection and try again.",
    gone: "A former member",
    project: (title: string) => `Project: ${title}`,
    answered: "The answer",
  },
  answer: {
    button: "Answer",
    title: "Answer this review",
    intro: "Everyone can read it. You can answer once, and it stays as it is.",
    label: "Your answer",
    missing: "Write an answer first.",
    send: "Publish answer",
    sent: "Your answer is published",
  },
};

export default reviews;

declare module "../../../lib/language/words.ts" {
  interface Words {
    reviews: typeof reviews;
  }
}

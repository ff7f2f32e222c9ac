import type { HopelessWishes } from "./wish.ts";

/** What says nothing, or names what nobody has. */
export const hopelessWishes: HopelessWishes = [
  { for: "idea", text: "asdfgh" },
  { for: "cofounder", text: "hello" },
  { for: "company", text: "qwerty 12345" },
  { for: "project", text: "blah blah blah" },
  { for: "cofounder", text: "ааааа" },
  { for: "idea", text: "сайн уу" },
  { for: "cofounder", text: "submarine captain for a deep sea mining venture" },
  { for: "cofounder", text: "opera singer for a show in Vienna" },
  { for: "cofounder", text: "nuclear fusion physicist" },
  { for: "company", text: "a rocket that brings satellites to orbit" },
  { for: "company", text: "somebody to breed racing camels in Dubai" },
  { for: "cofounder", text: "хөлбөмбөгийн хаалгач" },
  { for: "idea", text: "сансрын нисгэгч, ирээдүйд Ангараг руу нисэхийг хүсдэг" },
  { for: "project", text: "шумбагч онгоц засдаг" },
  { for: "project", text: "lighthouse keeper" },
  { for: "idea", text: "dragon tamer" },
  { for: "company", text: "far temtseen beldej ugdug kompani" },
  { for: "idea", text: "I play the bassoon in an orchestra" },
  { for: "project", text: "we restore medieval stained glass" },
  { for: "company", text: "xxxxx yyyyy" },
];

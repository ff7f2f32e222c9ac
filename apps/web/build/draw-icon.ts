import { createElement, type ComponentProps } from "react";

type Icon = {
  node: readonly [tag: string, attributes: Record<string, string>][];
};

/** In place of the icon library's own drawing: the same pictures, without the options that nobody here uses. */
export default function drawIcon({ node }: Icon) {
  return (props: ComponentProps<"svg">) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

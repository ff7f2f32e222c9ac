import { createElement, type ComponentProps } from "react";

type Icon = {
  node: readonly [tag: string, attributes: Record<string, string>][];
};

/** In place of the icon library's own drawing: the same pictures, their stroke and size said by the style sheet. */
export default function drawIcon({ node }: Icon) {
  return ({ className, ...rest }: ComponentProps<"svg">) =>
    createElement(
      "svg",
      { ...rest, viewBox: "0 0 24 24", className: className === undefined ? "icon" : `icon ${className}` },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

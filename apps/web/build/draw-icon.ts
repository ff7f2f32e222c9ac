import { createElement, type ComponentProps } from "react";

type Icon = {
  node: readonly [tag: string, attributes: Record<string, string>][];
};

/**
 * In place of the icon library's own drawing: the same pictures, their stroke and size said by the style sheet. With an `id` it is
 * what others show, and nothing by itself.
 */
export default function drawIcon({ node }: Icon) {
  return ({ className, ...rest }: ComponentProps<"svg">) => {
    const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
    const viewBox = "0 0 24 24";
    if (rest.id !== undefined) return createElement("symbol", { id: rest.id, viewBox }, shapes);
    const look = { viewBox, className: className === undefined ? "icon" : `icon ${className}` };
    return createElement("svg", { ...rest, ...look }, shapes);
  };
}

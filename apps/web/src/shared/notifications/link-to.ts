/** The link to a path that the server names, with the place on the page. */
export function linkTo(path: string): { to: string; hash: string } {
  const [to = "/", hash = ""] = path.split("#");
  return { to, hash };
}

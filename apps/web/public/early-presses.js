// A button that is pressed before the page's scripts have taken over is pressed again once they have. The last one counts:
// who pressed several times got no answer to the first.
let pressed = null;
const keep = ({ target }) => {
  pressed = target instanceof Element ? target.closest("button[type=button]") : null;
};
addEventListener("click", keep);
addEventListener(
  "takeover",
  () => {
    removeEventListener("click", keep);
    if (pressed?.isConnected) pressed.click();
  },
  { once: true },
);

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

const notOpen = {
  title: "Not open yet",
  text: "Invitations, messages and applications open here soon. Nothing was sent.",
};

export default notOpen;
export type NotOpenWords = typeof notOpen;

const member = {
  menu: (name: string) => `Your account: ${name}`,
  profile: "Profile",
  myProfile: "My Profile Form",
  settings: "Settings",
  signOut: "Sign Out",
  signOutFailed: "You are still signed in: the server could not be reached. Please try again.",
  fault: "Error!",
  notifications: "Notifications",
  nothingNew: "Nothing new",
  nothingNewText: "Invitations, messages and new matches will be announced here.",
};

export default member;
export type MemberWords = typeof member;
